import { type DragEvent, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useTheme } from '../ui/use-theme.ts'
import { type FileDamage, type OpenedRecording, openRecording } from './replay/open-recording.ts'
import styles from './replay/Replay.module.css'
import { ReplayPlayer } from './replay/ReplayPlayer.tsx'
import { ReplayStart } from './replay/ReplayStart.tsx'
import { useFeedbackRecording } from './replay/use-feedback-recording.ts'

/** `/replay`: opens a recording by a button, by dropping it, or out of a feedback, and plays it. Nothing of it leaves the page. */
export default function ReplayScreen() {
  const t = useT()
  useTheme('dark')
  const [opened, setOpened] = useState<OpenedRecording | null>(null)
  const [damage, setDamage] = useState<FileDamage | null>(null)
  const [isReading, setReading] = useState(false)
  const [count, setCount] = useState(0)

  const read = async (file: File) => {
    setOpened(null)
    setDamage(null)
    setReading(true)
    const result = await file
      .arrayBuffer()
      .then((bytes) => openRecording(new Uint8Array(bytes)))
      .catch((): FileDamage => ({ at: 0, why: 'unreadable' }))
    setReading(false)
    setCount((before) => before + 1)
    if ('player' in result) setOpened(result)
    else setDamage(result)
  }
  useFeedbackRecording((file) => (file ? void read(file) : setDamage({ at: 0, why: 'unreadable' })))
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    const file = event.dataTransfer.files[0]
    if (file) void read(file)
  }
  return (
    <main className={styles.screen} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <title>{`${t('replay.documentTitle')} · ${t('common.productName')}`}</title>
      {opened ? (
        <ReplayPlayer key={count} recording={opened} onFile={read} />
      ) : (
        <ReplayStart damage={damage} isReading={isReading} onFile={read} />
      )}
    </main>
  )
}
