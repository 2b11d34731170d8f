import { use } from 'react'
import { useNavigate } from 'react-router-dom'
import { archiveLimits } from '../../../interchange/project-file/archive-limits.ts'
import { projectExtension } from '../../../interchange/project-file/project-file.ts'
import { AuthContext } from '../../account/auth-context.ts'
import { offerImported } from '../../client/project-place/imported-projects.ts'
import { importSteps } from '../../client/project-session/import-steps.ts'
import { saveFile } from '../../client/save-file.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { showToast } from '../../ui/show-toast.tsx'
import { assetsOfProject } from '../frame/file-sources.ts'
import { frameEntityOf } from '../frame/frame-entity-of.ts'
import { projectFileName } from '../header/project-file-name.ts'
import { useSession } from '../session-context.ts'
import { showScene } from '../state/show-scene.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import type { WithoutSome } from './file-formats.ts'
import type { ImportReport } from './import-report.ts'

/** What our server keeps of the scene frame for worlds that run elsewhere. */
const frameZipAddress = '/stand-alone.zip'
/** Bytes of a page that is still read. */
const largestPage = 20_000_000

export interface FileActions {
  /** Opens a project file as a project of its own, a page of A-Frame as a scene of this one. */
  open(file: File): Promise<ImportReport | undefined>
  saveProject(): Promise<void>
  savePage(): Promise<void>
  saveZip(): Promise<void>
  /** The scene as a GLB file. */
  saveModel(): Promise<void>
}

/** Opening and saving files; each says how it went. */
export function useFileActions(): FileActions {
  const t = useT()
  const errorText = useErrorText()
  const locale = useLocale()
  const navigate = useNavigate()
  const session = useSession()
  const auth = use(AuthContext)
  const { state, frames, gatherFiles } = useWorkspace()
  const formats = () => import('./file-formats.ts')
  const refuse = (text: string): undefined => {
    showToast({ kind: 'error', text })
    return undefined
  }

  const scene = () => {
    const { project } = session.bus
    const id = state.sceneId.get()
    return project.scenes.find((one) => one.id === id) ?? project.defaultScene
  }

  async function save(extension: string, make: () => Promise<WithoutSome>) {
    const name = projectFileName(session.bus.project.meta.displayName, extension)
    try {
      const { bytes, without } = await make()
      saveFile(name, bytes)
      if (without.length === 0) showToast({ kind: 'success', text: t('interchange.saved', { name }) })
      else refuse(t('interchange.savedWithout', { name, files: [...new Set(without)].join(', ') }))
    } catch {
      refuse(t('interchange.saveFailed'))
    }
  }

  async function openProject(file: File): Promise<ImportReport | undefined> {
    const { readProject } = await formats()
    const account = auth?.getSnapshot().context.user?.username ?? null
    if (file.size > archiveLimits.packed) return refuse(t('interchange.fault.too-large'))
    const read = await readProject(new Uint8Array(await file.arrayBuffer()), account)
    if (!read.ok) return refuse(t(`interchange.fault.${read.fault}`))
    const localId = crypto.randomUUID()
    offerImported(localId, read.update)
    const show = async () => {
      await navigate(`/new?project=${localId}`)
      showToast({ kind: 'success', text: t('interchange.openedProject', { name: read.name }) })
    }
    if (read.refused.length > 0) return { kind: 'project', fileName: file.name, refused: read.refused, show }
    await show()
    return undefined
  }

  async function openPage(file: File): Promise<ImportReport | undefined> {
    const { readPage } = await formats()
    const { page, sceneId, steps } = readPage(session.bus.project, await file.text(), session.newId)
    if (page.things.length === 0 && !page.background) return refuse(t('interchange.noThings'))
    const verdict = importSteps(session, steps)
    if (!verdict.ok) return refuse(errorText(verdict.code, verdict.params))
    showScene(state, sceneId)
    return {
      kind: 'page',
      fileName: file.name,
      things: page.things.length,
      notUnderstood: page.notUnderstood,
    }
  }

  return {
    async open(file) {
      try {
        if (file.name.endsWith(projectExtension)) return await openProject(file)
        if (!/\.html?$/i.test(file.name)) return refuse(t('interchange.fault.not-a-project'))
        if (file.size > largestPage) return refuse(t('interchange.fault.too-large'))
        return await openPage(file)
      } catch {
        return refuse(t('interchange.fault.damaged'))
      }
    },
    saveProject: () =>
      save(projectExtension, async () =>
        (await formats()).projectBytes(
          session.bus.project,
          session.snapshot(),
          await gatherFiles(assetsOfProject(session.bus.project)),
        ),
      ),
    savePage: () =>
      save('.html', async () =>
        (await formats()).pageBytes(session.bus.project, scene(), frames.makeModel, gatherFiles),
      ),
    saveZip: () =>
      save('.zip', async () => {
        const response = await fetch(frameZipAddress)
        if (!response.ok) throw new Error('there is no stand-alone frame')
        const frameZip = new Uint8Array(await response.arrayBuffer())
        return (await formats()).zipBytes(session.bus.project, locale, frameZip, gatherFiles)
      }),
    saveModel: () =>
      save('.glb', async () => {
        const things = session.bus.project.entities(scene().id).map(frameEntityOf)
        const bytes = await frames.makeModel(things)
        if (bytes.length === 0) throw new Error('the frame made no model')
        return { bytes: new Uint8Array(bytes), without: [] }
      }),
  }
}
