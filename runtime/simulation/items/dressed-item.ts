import { HelperError } from '../../../language/errors/helper-error.ts'
import { modelNames } from '../../../model/components/model.ts'
import { textFonts, usualTextFont } from '../../../model/components/text-fonts.ts'
import type { JsonObject } from '../../../model/json.ts'
import { patternNames, patternOf, patternSource } from '../patterns.ts'
import { quietly } from '../scheduler/quietly.ts'
import { particleNames } from '../sim-effect.ts'
import { designedColour } from '../world/body.ts'
import { expectNumber, secondsOf, textOf } from './expect.ts'
import { expectChoice } from './expect-choice.ts'
import { ItemHandle } from './item-handle.ts'
import { pictureOf } from './picture-of.ts'
import { showParticles } from './show-particles.ts'
import { VisibleItem } from './visible-item.ts'

const white = '#ffffff'
const longestText = 500

/** What only some things have, and the error for those that have it not. */
const parts = {
  text: 'has-no-text',
  light: 'has-no-light',
  model: 'has-no-model',
  geometry: 'has-no-pattern',
} as const

/** What a thing is made of: its words, its light, its pattern, which model it is. */
export class DressedItem extends VisibleItem {
  #part(name: keyof typeof parts): JsonObject {
    const { design } = ItemHandle.bodyOf(this)
    const part = design.components[name]
    if (!part) throw new HelperError(parts[name], { name: design.name })
    return part
  }

  #dress(name: string, data: JsonObject): void {
    ItemHandle.contextOf(this).run.world.dress(ItemHandle.bodyOf(this).id, { [name]: data })
  }

  /** The material with nothing changed yet; a colour belongs to each. */
  #material(): JsonObject {
    const { design } = ItemHandle.bodyOf(this)
    return design.components.material ?? { color: designedColour(design) ?? white }
  }

  get text(): string {
    return String(this.#part('text').value)
  }
  set text(value: unknown) {
    this.#dress('text', { ...this.#part('text'), value: textOf(value).slice(0, longestText) })
  }

  get font(): string {
    return String(this.#part('text').font ?? usualTextFont)
  }
  set font(value: unknown) {
    const text = this.#part('text')
    this.#dress('text', { ...text, font: expectChoice('font', value, textFonts) })
  }

  get brightness(): number {
    return Number(this.#part('light').intensity)
  }
  set brightness(value: unknown) {
    const intensity = Math.min(10, Math.max(0, expectNumber('brightness', value)))
    this.#dress('light', { ...this.#part('light'), intensity })
  }

  get model(): string {
    return String(this.#part('model').name)
  }
  set model(value: unknown) {
    this.#part('model')
    this.#dress('model', { name: expectChoice('model', value, modelNames) })
  }

  get glow(): number {
    return Number(this.#material().glow ?? 0)
  }
  set glow(value: unknown) {
    const glow = Math.min(
      1,
      Math.max(0, Number(typeof value === 'boolean' ? value : expectNumber('glow', value))),
    )
    this.#dress('material', { ...this.#material(), glow })
  }

  get pattern(): string {
    return patternOf(this.#material().texture) ?? ''
  }
  set pattern(value: unknown) {
    this.#part('geometry')
    const { texture: _, ...plain } = this.#material()
    const name = value === '' ? null : expectChoice('pattern', value, patternNames)
    this.#dress('material', name === null ? plain : { ...plain, texture: patternSource(name) })
  }

  showPicture(picture: unknown): void {
    const { run } = ItemHandle.contextOf(this)
    const { design } = ItemHandle.bodyOf(this)
    const source = pictureOf(run, picture)
    const { image } = design.components
    if (image) this.#dress('image', { ...image, source })
    else {
      this.#part('geometry')
      this.#dress('material', { ...this.#material(), texture: source })
    }
  }

  particles(kind: unknown = 'sparkle', options?: unknown): Promise<void> {
    const { run } = ItemHandle.contextOf(this)
    const name = expectChoice('particles', kind, particleNames)
    return quietly(showParticles(run, ItemHandle.bodyOf(this), name, secondsOf(options, 2)))
  }
}
