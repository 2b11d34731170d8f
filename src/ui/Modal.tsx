import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Modal as AriaModal, Dialog, Heading, ModalOverlay } from 'react-aria-components'
import { useT } from '../i18n/use-t.ts'
import buttonStyles from './Button.module.css'
import { buttonClass } from './button-class.ts'
import { classes } from './classes.ts'
import styles from './Modal.module.css'
import unseen from './Unseen.module.css'

interface ModalProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** `small` 420 px, `normal` 560 px, `wide` 815 px (spec section 2, login modal). */
  readonly size?: 'small' | 'normal' | 'wide'
  /** The content brings its own padding and visible heading; the title is then for screen readers only. */
  readonly isBare?: boolean
  /** False while something runs that must not be lost: no Esc, no click outside, no cross. */
  readonly canClose?: boolean
  readonly children: ReactNode
}

/**
 * A dialog above the page: keeps the focus inside, gives it back when closed, closes by Esc, the cross and a press
 * outside. Nothing of `children` is mounted while it is closed. Never open one from within another.
 */
export function Modal({
  title,
  isOpen,
  onClose,
  size = 'normal',
  isBare = false,
  canClose = true,
  children,
}: ModalProps) {
  const t = useT()
  const dialog = useRef<HTMLElement>(null)
  const wasOpen = useRef(false)
  // What had the focus can be gone with the step that it was part of. Until a frame later keys, Esc among them, would go nowhere.
  useLayoutEffect(() => {
    if (wasOpen.current && isOpen && document.activeElement === document.body) dialog.current?.focus()
    wasOpen.current = isOpen
  })
  return (
    <ModalOverlay
      className={classes(styles.scrim)}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      isDismissable={canClose}
      isKeyboardDismissDisabled={!canClose}
    >
      <AriaModal className={classes(styles.modal, size !== 'normal' && styles[size])}>
        <Dialog ref={dialog} className={classes(styles.dialog)}>
          <div className={isBare ? styles.bare : styles.body}>
            <Heading slot="title" level={2} className={classes(isBare && unseen.unseen)}>
              {title}
            </Heading>
            {children}
          </div>
          {canClose ? (
            <button
              type="button"
              className={buttonClass('ghost', 'normal', classes(buttonStyles.icon, styles.close))}
              aria-label={t('common.close')}
              onClick={onClose}
            >
              <XIcon weight="bold" />
            </button>
          ) : null}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}
