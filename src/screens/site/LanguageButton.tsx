import { GlobeIcon } from '@phosphor-icons/react/dist/csr/Globe'
import { chooseLocale } from '../../i18n/i18n.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import unseen from '../../ui/Unseen.module.css'

interface LanguageButtonProps {
  /** Where phones have no room for its words. */
  readonly isShort?: boolean
}

/** Changes to the other language; it is named in itself, so that who cannot read this one finds it. */
export function LanguageButton({ isShort = false }: LanguageButtonProps) {
  const t = useT()
  const other = useLocale() === 'en' ? 'de' : 'en'
  return (
    <Button
      kind="ghost"
      size="small"
      icon={<GlobeIcon weight="bold" />}
      lang={other}
      onClick={() => void chooseLocale(other)}
    >
      <span className={isShort ? unseen.unseenOnPhones : undefined}>{t('site.nav.otherLanguage')}</span>
    </Button>
  )
}
