import { BookOpenIcon } from '@phosphor-icons/react/dist/csr/BookOpen'
import type { Ref } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { IconButton } from '../../ui/IconButton.tsx'

interface HelpersButtonProps {
  readonly ref: Ref<HTMLButtonElement>
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** Opens and closes the window of the helper functions (spec W08). */
export function HelpersButton({ ref, isOpen, onToggle }: HelpersButtonProps) {
  const t = useT()
  return (
    <IconButton
      ref={ref}
      label={t('code.helpers.open')}
      icon={<BookOpenIcon weight="bold" />}
      isPressed={isOpen}
      onClick={onToggle}
    />
  )
}
