import { generateCode } from '../../../language/generator/generate-code.ts'
import { program } from '../../support/scripts/block-state.ts'
import type { Played } from '../seen-in-frame/play-programs.ts'
import type { BlockCase } from './block-case.ts'

/** The program of a case: its blocks, and what writes its messages into the console. */
export function playedCase([type, { stacks, variables = [], things = [], inputs = {} }]: readonly [
  type: string,
  of: BlockCase,
]): Played {
  const names = new Map(things.map(({ id, name }) => [String(id), name]))
  const { code } = generateCode({ ...program(...stacks), variables }, names)
  const probes = [...'abc'].map((letter) => {
    const message = JSON.stringify(`${type} ${letter}`)
    return `onMessage(${message}, () => console.log(${message}))`
  })
  return { name: type, source: `${code}\n${probes.join('\n')}`, isOfBlocks: true, things, inputs }
}
