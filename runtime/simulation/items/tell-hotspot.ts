import { Hotspot } from '../../../model/components/hotspot.ts'
import type { RunState } from '../run-state.ts'
import type { Body } from '../world/body.ts'

/** A click on a hotspot: it says its words, and is silent after the next click. Nothing for other things. */
export function tellHotspot({ motions, world }: RunState, { id, design, text }: Body): void {
  const { data } = Hotspot.safeParse(design.components.hotspot)
  if (!data || data.says === '') return
  // What a script let it say for some seconds must not end this.
  motions.begin(id, 'bubble')
  world.change(id, { text: text === data.says ? null : data.says, isThought: false })
}
