import type { Entity, Project, Scene } from '../../model/project/project.ts'
import { aframeAttributes, isSaidByAttributes } from './aframe-attributes.ts'
import { escapeHtml, writeAttributes } from './html-text.ts'
import { ownAttribute, writeOwnData } from './own-data.ts'
import { ownLook } from './own-look.ts'
import { mediumLook, type PageMedia } from './page-media.ts'
import { lookKey, type PageModels } from './page-models.ts'
import { writeVec3 } from './read-place.ts'
import { sceneParts } from './scene-thing.ts'

/** What a page is written with. */
export interface PageOptions {
  /** Where the page gets A-Frame from. */
  readonly aframeAddress: string
  /** The shapes of things that A-Frame has none for; without them it shows the nearest of its own. */
  readonly models?: PageModels
  /** The sounds and films that it plays. */
  readonly media?: PageMedia
}

/** A-Frame's own release; a page that has to work without a network names a copy beside it. */
export const aframeRelease = 'https://aframe.io/releases/1.8.0/aframe.min.js'

/**
 * A scene as a page of A-Frame that any browser shows. Things that A-Frame has no words for say what they are in an attribute of
 * ours, so that the page comes in again as it went out. Programs are not part of it.
 */
export function writePage(project: Project, scene: Scene, options: PageOptions): string {
  const entities = project.entities(scene.id)
  const background = entities.find(isBackground)
  const children = new Map<string | null, Entity[]>()
  for (const entity of entities) {
    if (entity === background) continue
    children.set(entity.parentId, [...(children.get(entity.parentId) ?? []), entity])
  }
  const lines = (parentId: string | null, depth: number): readonly string[] =>
    (children.get(parentId) ?? []).flatMap((entity) => {
      const space = '  '.repeat(depth)
      const open = `${space}<a-entity${writeAttributes(attributesOf(entity, options))}>`
      const inside = lines(entity.id, depth + 1)
      return inside.length === 0 ? [`${open}</a-entity>`] : [open, ...inside, `${space}</a-entity>`]
    })
  return `<!doctype html>
<html>
  <head>
    <meta charset="utf-8">
    <title>${escapeHtml(scene.name)}</title>
    <script src="${escapeHtml(options.aframeAddress)}"></script>
  </head>
  <body>
    <a-scene${writeAttributes(sceneAttributes(entities, background))}>
${filesOf(options)}${lines(null, 3).join('\n')}
    </a-scene>
  </body>
</html>
`
}

/** What the page says of the scene itself instead of a thing in it. */
const isBackground = ({ kind, parentId, components: { aframe }, isHidden }: Entity): boolean =>
  kind === 'aframe' &&
  parentId === null &&
  !isHidden &&
  aframe !== undefined &&
  Object.keys(aframe).length > 0 &&
  Object.keys(aframe).every((name) => sceneParts.some((part) => part === name))

function sceneAttributes(entities: readonly Entity[], background: Entity | undefined) {
  if (background) return [...aframeAttributes(background), ['data-name', background.name] as const]
  const look = entities.flatMap((entity) => ownLook(entity).scene)
  return look.length === 0 ? [] : [...look, [ownAttribute, ''] as const]
}

function attributesOf(
  entity: Entity,
  { models, media = new Map() }: PageOptions,
): readonly (readonly [string, string | undefined])[] {
  const { kind, name, position, rotation, scale, isHidden, components } = entity
  const place = [
    ['data-name', name],
    ['position', sameUnless(writeVec3(position), '0 0 0')],
    ['rotation', sameUnless(writeVec3(rotation), '0 0 0')],
    ['scale', sameUnless(writeVec3(scale), '1 1 1')],
    ['visible', isHidden ? 'false' : undefined],
  ] as const
  if (kind === 'group' && Object.keys(components).length === 0) return place
  const own = () => [ownAttribute, writeOwnData({ kind, components })] as const
  if (kind === 'aframe')
    return [...aframeAttributes(entity), ...place, ...(isSaidByAttributes(entity) ? [] : [own()])]
  if (kind === 'camera' && components.aframe) return [...aframeAttributes(entity), ...place, own()]
  const model = models?.ids.get(lookKey(entity))
  const look =
    model === undefined
      ? (mediumLook(entity, media) ?? ownLook(entity).attributes)
      : [['gltf-model', `#${model}`] as const]
  return [...look, ...place, own()]
}

const sameUnless = (text: string, usual: string): string | undefined => (text === usual ? undefined : text)

/** The files of the page. A-Frame reads a file without an ending as a text unless it is told. */
function filesOf({ models, media }: PageOptions): string {
  const items = [...(models?.files ?? [])].map(([id, src]) => {
    const attributes = writeAttributes([
      ['id', id],
      ['response-type', 'arraybuffer'],
      ['src', src],
    ])
    return `        <a-asset-item${attributes}></a-asset-item>\n`
  })
  const played = [...(media?.values() ?? [])].map(({ tag, id, address }) => {
    const attributes = writeAttributes([
      ['id', id],
      ['preload', 'auto'],
      ...(tag === 'video'
        ? ([
            ['autoplay', ''],
            ['loop', ''],
            ['muted', ''],
            ['playsinline', ''],
          ] as const)
        : []),
      ['src', address],
    ])
    return `        <${tag}${attributes}></${tag}>\n`
  })
  if (items.length + played.length === 0) return ''
  return `      <a-assets>\n${[...items, ...played].join('')}      </a-assets>\n`
}
