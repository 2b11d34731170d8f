import { useState } from 'react'
import type { FileId, SceneId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { Select } from '../../ui/Select.tsx'
import { fileJavaScript } from '../../workspace/code/file-javascript.ts'
import styles from './Replay.module.css'

/** The tabs of a scene as they were: a text as it is, blocks as the JavaScript that they mean. */
export function ReplayFiles({ project, sceneId }: { readonly project: Project; readonly sceneId: SceneId }) {
  const t = useT()
  const [chosen, setChosen] = useState<FileId | null>(null)
  const files = project.files(sceneId)
  const file = files.find(({ id }) => id === chosen) ?? files[0]
  if (!file) return null
  const { source } = fileJavaScript(project, file.id)
  return (
    <section className={styles.files} aria-label={t('replay.files')}>
      <Select
        label={t('replay.fileChoice')}
        options={files.map(({ id, name }) => ({ id, text: name }))}
        value={file.id}
        onChange={setChosen}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard */}
      <pre className={styles.text} tabIndex={0}>
        {source.trim() === '' ? t('replay.noText') : source}
      </pre>
    </section>
  )
}
