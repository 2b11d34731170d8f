import { useT } from '../../i18n/use-t.ts'
import { FieldEditor } from './FieldEditor.tsx'
import type { FieldEditorProps } from './field-editor-props.ts'
import styles from './PropertiesPanel.module.css'
import { ResetButton } from './ResetButton.tsx'
import { useFieldWords } from './use-field-words.ts'

interface FieldRowProps extends FieldEditorProps {
  /** Left out while the value is the usual one. */
  readonly onReset: (() => void) | undefined
}

/** A field with room beside it for bringing back the usual value. */
export function FieldRow({ onReset, ...editor }: FieldRowProps) {
  const t = useT()
  const words = useFieldWords()
  return (
    <div className={styles.row}>
      <div className={styles.field}>
        <FieldEditor {...editor} />
      </div>
      {onReset ? (
        <ResetButton
          label={t('design.properties.reset', { what: words.field(editor.field.key) })}
          onPress={onReset}
        />
      ) : null}
    </div>
  )
}
