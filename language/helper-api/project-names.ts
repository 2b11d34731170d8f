import { soundNames } from '../sounds/sound-catalogue.ts'

/** What a project has names for, as far as scripts can say them. */
export interface ProjectNames {
  readonly things: readonly string[]
  readonly messages: readonly string[]
  readonly scenes: readonly string[]
  /** Files of its own, beside the sounds that every project has. */
  readonly sounds: readonly string[]
}

export const noNames: ProjectNames = { things: [], messages: [], scenes: [], sounds: [] }

const nameType = (type: string, names: readonly string[]): string =>
  `type ${type} = ${[...new Set(names)].map((name) => `${JSON.stringify(name)} | `).join('')}(string & {})\n`

/** The types of the names of one project: editors complete them, and every other text stays allowed. */
export const projectTypings = ({ things, messages, scenes, sounds }: ProjectNames): string =>
  nameType('ThingName', things) +
  nameType('MessageName', messages) +
  nameType('SceneName', scenes) +
  nameType('SoundName', [...sounds, ...soundNames])

const saidMessage = /\b(?:broadcast\w*|onMessage)\(\s*(['"`])([^'"`\n]{1,100})\1/g

/** The messages that scripts send or wait for, each once. */
export const messagesIn = (sources: readonly string[]): readonly string[] => [
  ...new Set(
    sources.flatMap((source) => [...source.matchAll(saidMessage)].map(([, , message]) => message ?? '')),
  ),
]
