import type { Body } from './body.ts'
import type { World } from './world.ts'

/** A body and all that it is in, from the inside outwards. */
export function outwards({ bodies }: World, innermost: Body): readonly Body[] {
  const line: Body[] = []
  for (let body: Body | undefined = innermost; body; ) {
    line.push(body)
    body = body.parentId === null ? undefined : bodies.get(body.parentId)
  }
  return line
}
