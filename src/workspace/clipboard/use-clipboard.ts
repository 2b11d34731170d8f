import { deleteEntities } from '../../../commands/entity/delete-entities.ts'
import { frameWithin } from '../../../commands/entity/frame-within.ts'
import { pasteEntities } from '../../../commands/entity/paste-entities.ts'
import type { Entity } from '../../../model/project/project.ts'
import { poseOf } from '../../../model/space/pose.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { showToast } from '../../ui/show-toast.tsx'
import { isCommon } from '../actions/apt-of.ts'
import { copyable } from '../actions/copyable.ts'
import { topmost } from '../actions/topmost.ts'
import { useAddThing } from '../actions/use-add-thing.ts'
import { useSend } from '../actions/use-send.ts'
import { isLink } from '../assets/is-link.ts'
import { hotspotThings } from '../left/hotspot-things.ts'
import { useSession } from '../session-context.ts'
import { showDesign } from '../state/show-design.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { add, beside } from './beside.ts'

/** Characters that a sign has room for. */
const longestSign = 300

interface Clipboard {
  /** Writes what is selected into the clipboard, from where any project of ours takes it. */
  copy(): void
  /** The same, and takes it out of the scene. */
  cut(): void
  /** Puts a text of ours into the scene, a link as a sign that says it: nothing is fetched from there. Any other text is left alone. */
  paste(text: string): void
}

/** The clipboard of things. Says how it went; what reads and writes the texts is fetched with the first of them. */
export function useClipboard(): Clipboard {
  const t = useT()
  const send = useSend()
  const addThing = useAddThing()
  const errorText = useErrorText()
  const { access, bus, newId } = useSession()
  const { state, frames } = useWorkspace()
  const say = (text: string) => showToast({ kind: 'plain', text })

  const selected = () => topmost(bus.project, state.selection.get()).filter(isCommon)
  /** What is copied, parents first, the outer ones as they stand in the scene. */
  const chosen = (): readonly Entity[] => {
    const sources = selected()
    return copyable(bus.project, sources).map((entity) =>
      sources.includes(entity) && entity.parentId !== null
        ? { ...entity, ...poseOf(frameWithin(bus.project, entity, null)), parentId: null }
        : entity,
    )
  }
  const write = async (things: readonly Entity[]): Promise<boolean> => {
    try {
      const { thingsText } = await import('./things-text.ts')
      await navigator.clipboard.writeText(thingsText(bus.project, things))
      return true
    } catch {
      say(t('workspace.clipboard.noAccess'))
      return false
    }
  }
  const count = (things: readonly Entity[]) => things.filter(({ parentId }) => parentId === null).length
  const copied = (things: readonly Entity[]) =>
    say(t('workspace.clipboard.copied', { count: Math.max(1, count(things)) }))

  return {
    copy() {
      const things = chosen()
      if (things.length === 0) return say(t('workspace.clipboard.nothing'))
      void write(things).then((ok) => {
        if (ok) copied(things)
      })
    },
    cut() {
      const things = chosen()
      if (things.length === 0) return say(t('workspace.clipboard.nothing'))
      const entityIds = selected().map(({ id }) => id)
      void write(things).then((ok) => {
        if (ok && send(deleteEntities, { entityIds }).ok) copied(things)
      })
    },
    async paste(text) {
      const { freshThings, isThingsText, readThings } = await import('./things-text.ts')
      if (!isThingsText(text)) {
        const address = text.trim()
        const sign = hotspotThings(address).find(({ components }) => components.hotspot?.sign === 'info')
        if (access === 'viewer' || !isLink(address) || !sign || address.length > longestSign) return
        showDesign(state)
        await addThing(sign)
        say(t('assets.pastedLink'))
        return
      }
      if (access === 'viewer') return say(errorText('project.read-only'))
      const read = readThings(text)
      const first = read?.entities[0]
      if (!read || !first) return say(t('workspace.clipboard.broken'))
      const sceneId = state.sceneId.get()
      const offset = beside(first.position, bus.project.entities(sceneId))
      const { entities, doodles, assets } = freshThings(read, bus.project, newId)
      const placed = entities.map((entity) =>
        entity.parentId === null ? { ...entity, position: add(entity.position, offset) } : entity,
      )
      if (!send(pasteEntities, { sceneId, entities: placed, doodles, assets }).ok) return
      showDesign(state)
      const outer = placed.filter(({ parentId }) => parentId === null).map(({ entityId }) => entityId)
      state.selection.set(outer)
      frames.reveal(outer)
    },
  }
}
