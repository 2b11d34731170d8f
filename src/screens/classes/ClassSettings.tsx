import { useState } from 'react'
import type { SchoolClass } from '../../../protocol/http/class.ts'
import { call } from '../../client/http/call.ts'
import { changeClassRoute } from '../../client/http/class-routes.ts'
import { useSend } from '../../client/sending/use-send.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmModal } from '../../ui/ConfirmModal.tsx'
import { Switch } from '../../ui/Switch.tsx'
import styles from './Class.module.css'
import { ClassNameModal } from './ClassNameModal.tsx'

interface ClassSettingsProps {
  readonly schoolClass: SchoolClass
  readonly onChanged: () => void
}

type Change = Omit<Parameters<typeof changeClassRoute.path>[0], 'id'>

/** Its name, whether it has points, and its end. */
export function ClassSettings({ schoolClass, onChanged }: ClassSettingsProps) {
  const t = useT()
  const errorText = useErrorText()
  const { id, name, hasRewards, isArchived } = schoolClass
  const [open, setOpen] = useState<'name' | 'end' | null>(null)
  const changing = useSend(
    (change: Change) => call(changeClassRoute, { id, ...change }),
    () => {
      setOpen(null)
      onChanged()
    },
  )
  const error = changing.error ? errorText(changing.error.code) : undefined
  return (
    <section className={styles.section} aria-labelledby="settings">
      <div className={styles.sectionHead}>
        <h2 id="settings">{t('classes.settings.title')}</h2>
      </div>
      <div className={styles.settings}>
        <Switch
          label={t('classes.settings.rewards')}
          isOn={hasRewards}
          isDisabled={changing.isSending}
          onChange={(isOn) => changing.sendAgain({ hasRewards: isOn })}
        />
        {error && open === null ? <p role="alert">{error}</p> : null}
        <span className={styles.ways}>
          <Button onClick={() => setOpen('name')}>{t('classes.settings.rename')}</Button>
          {isArchived ? (
            <Button isBusy={changing.isSending} onClick={() => changing.sendAgain({ isArchived: false })}>
              {t('classes.settings.open')}
            </Button>
          ) : (
            <Button kind="ghost" onClick={() => setOpen('end')}>
              {t('classes.settings.end')}
            </Button>
          )}
        </span>
      </div>
      {open === 'name' ? (
        <ClassNameModal
          title={t('classes.settings.renameTitle')}
          confirm={t('classes.settings.save')}
          name={name}
          send={(newName) => call(changeClassRoute, { id, name: newName })}
          onDone={() => {
            setOpen(null)
            onChanged()
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'end' ? (
        <ConfirmModal
          title={t('classes.settings.endTitle', { name })}
          text={t('classes.settings.endText')}
          confirm={t('classes.settings.end')}
          isBusy={changing.isSending}
          error={error}
          onConfirm={() => changing.sendAgain({ isArchived: true })}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </section>
  )
}
