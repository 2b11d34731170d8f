import { houseMarker } from '../../model/components/source.ts'
import type { FrameFiles } from '../../protocol/frame/frame-file.ts'

/** Where the files of the library are, by what components call them. */
export class WorldFiles {
  readonly #addresses = new Map([
    [houseMarker, new URL('../../content/ar/nestling-marker.svg', import.meta.url).pathname],
  ])
  readonly #waiting = new Map<string, ((address: string) => void)[]>()
  readonly #onSet: (() => void)[] = []
  readonly #onDrawn: (() => void)[] = []
  readonly #onTold: ((source: string, hasCome: boolean) => void)[] = []

  /** An address of this page's own site, as soon as the app has said where the file is. */
  address(source: string): Promise<string> {
    const known = this.#addresses.get(source)
    if (known !== undefined) return Promise.resolve(known)
    return new Promise((resolve) => {
      this.#waiting.set(source, [...(this.#waiting.get(source) ?? []), resolve])
    })
  }

  /** The address of a file whose place the app has told already. */
  known(source: string): string | undefined {
    return this.#addresses.get(source)
  }

  /** Bytes get an address that lives as long as this page. */
  set(files: FrameFiles): void {
    for (const [source, file] of files) {
      const before = this.#addresses.get(source)
      if (before?.startsWith('blob:')) continue
      const address =
        'path' in file ? file.path : URL.createObjectURL(new Blob([file.bytes], { type: file.type }))
      this.#addresses.set(source, address)
      for (const resolve of this.#waiting.get(source) ?? []) resolve(address)
      this.#waiting.delete(source)
    }
    for (const listener of this.#onSet) listener()
  }

  /** Calls `listener` whenever the app has said where files are. */
  whenSet(listener: () => void): void {
    this.#onSet.push(listener)
  }

  /** Calls `listener` whenever something has appeared in the scene that had to be fetched. */
  whenDrawn(listener: () => void): void {
    this.#onDrawn.push(listener)
  }

  tellDrawn(): void {
    for (const listener of this.#onDrawn) listener()
  }

  /** Calls `listener` whenever a file has become part of the scene, or turned out not to. */
  whenTold(listener: (source: string, hasCome: boolean) => void): void {
    this.#onTold.push(listener)
  }

  tell(source: string, hasCome: boolean): void {
    for (const listener of this.#onTold) listener(source, hasCome)
  }
}
