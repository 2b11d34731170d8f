import { FolderOpenIcon } from '@phosphor-icons/react/dist/csr/FolderOpen'
import { useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import styles from './Replay.module.css'

interface OpenFileButtonProps {
  readonly kind: 'go' | 'plain'
  readonly text: string
  readonly onFile: (file: File) => void
}

/** A button that asks for a `.nestling` file. */
export function OpenFileButton({ kind, text, onFile }: OpenFileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button kind={kind} icon={<FolderOpenIcon weight="bold" />} onClick={() => input.current?.click()}>
        {text}
      </Button>
      <input
        ref={input}
        className={styles.input}
        type="file"
        accept=".nestling"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
