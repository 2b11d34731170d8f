import { textFonts } from '../../model/components/text-fonts.ts'
import type { CodeLocale } from '../locale.ts'
import { drumNames } from '../sounds/sound-catalogue.ts'
import { helperCatalogue } from './helper-catalogue.ts'
import type { HelperEntries, HelperEntry, HelperParameter } from './helper-entry.ts'
import { noNames, type ProjectNames, projectTypings } from './project-names.ts'

/** Types that the entries mention and that are no entries themselves. */
const supportingTypes = `type Axis = 'x' | 'y' | 'z'
type Key = 'space' | 'up' | 'down' | 'left' | 'right' | 'enter' | (string & {})
interface Point { x: number; y: number; z: number }
type Place = Item | Partial<Point>
type Seconds = { seconds?: number } | number
interface Following { distance?: number; speed?: number }
interface Circling { distance?: number; seconds?: number }
interface Fading { seconds?: number; color?: string }
type FadeWay = 'out' | 'in'
type View = 'first' | 'third'
interface PanelOptions { picture?: Item }
type Surroundings = 'plain' | 'forest' | 'desert' | 'snow' | 'night' | 'space' | 'island' | 'sunset'
type Font = ${textFonts.map((font) => `'${font}'`).join(' | ')}
type Pattern = '' | 'dots' | 'stripes' | 'checks' | 'bricks' | 'waves' | 'stars'
type Particles = 'sparkle' | 'hearts' | 'stars' | 'bubbles' | 'smoke' | 'fire' | 'confetti' | 'snow'
type Clip = 'none' | 'idle' | 'walk' | (string & {})
type Effect = 'bounce' | 'float' | 'sway' | 'spin' | 'pulse' | 'shake'
type HandButton = 'trigger' | 'grip'
type PhysicsKind = 'falling' | 'solid' | 'fixed' | 'ghost'
type Way = 'up' | 'down' | 'forward' | 'back' | 'left' | 'right' | Partial<Point>
interface At { at?: Place }
interface Sounding { volume?: number; pitch?: number; at?: Place }
interface Beats { beats?: number; volume?: number }
type Note = 'C4' | 'D4' | 'E4' | 'F4' | 'G4' | 'A4' | 'B4' | 'C5' | (string & {}) | number
type Drum = ${drumNames.map((name) => `'${name}'`).join(' | ')}
type Language = 'en' | 'de'
`

const parameterText = ({ name, type, isOptional, isRest }: HelperParameter): string =>
  isRest ? `...${name}: (${type})[]` : `${name}${isOptional ? '?' : ''}: ${type}`

/** The dash keeps words that begin with a bracket from being read as a type. */
const afterName = (words: string): string => (words.startsWith('{') ? `- ${words}` : words)

function docText(entry: HelperEntry, locale: CodeLocale): string {
  const parameters = entry.kind === 'call' ? entry.parameters : []
  const lines = [
    entry.words[locale],
    ...parameters.map(({ name, words }) => `@param ${name} ${afterName(words[locale])}`),
  ]
  return `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\n`
}

/** A helper that is called, as it stands in the typings. */
export const callText = (name: string, entry: HelperEntry & { kind: 'call' }): string =>
  `${name}(${entry.parameters.map(parameterText).join(', ')}): ${entry.returns}\n`

function memberText(name: string, entry: HelperEntry, locale: CodeLocale): string {
  const doc = docText(entry, locale)
  if (entry.kind === 'call') return doc + callText(name, entry)
  if (entry.isReadOnly) return `${doc}readonly ${name}: ${entry.type}\n`
  if (entry.takes) return `${doc}get ${name}(): ${entry.type}\nset ${name}(value: ${entry.takes})\n`
  return `${doc}${name}: ${entry.type}\n`
}

const interfaceText = (head: string, entries: HelperEntries, locale: CodeLocale): string =>
  `interface ${head} {\n${Object.entries(entries)
    .map(([name, entry]) => memberText(name, entry, locale))
    .join('')}}\n`

const globalText = (name: string, entry: HelperEntry, locale: CodeLocale): string =>
  docText(entry, locale) +
  (entry.kind === 'call'
    ? `declare function ${callText(name, entry)}`
    : `declare const ${name}: ${entry.type}\n`)

/** The helper API as the text of a `.d.ts`, with documentation in one language and the names of a project, for the completion of a code editor. */
export function helperTypings(locale: CodeLocale, names: ProjectNames = noNames): string {
  const {
    globals,
    scene,
    item,
    player,
    screen,
    world,
    camera,
    game,
    sound,
    device,
    xr,
    ar,
    console: log,
  } = helperCatalogue
  return [
    supportingTypes,
    projectTypings(names),
    interfaceText('Item', item, locale),
    interfaceText('Player extends Item', player, locale),
    interfaceText('Scene', scene, locale),
    interfaceText('Screen', screen, locale),
    interfaceText('World', world, locale),
    interfaceText('Camera', camera, locale),
    interfaceText('Game', game, locale),
    interfaceText('Sound', sound, locale),
    interfaceText('Device', device, locale),
    interfaceText('Xr', xr, locale),
    interfaceText('Ar', ar, locale),
    interfaceText('Console', log, locale),
    ...Object.entries(globals).map(([name, entry]) => globalText(name, entry, locale)),
  ].join('\n')
}
