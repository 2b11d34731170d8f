import '../../../content/fonts/text-fonts.css'
import { fontFamilies, type TextFont, textFonts } from '../../../model/components/text-fonts.ts'
import { Select } from '../../ui/Select.tsx'

interface FontFieldProps {
  readonly label: string
  /** `null` for the letters of the headings, or while several things differ. */
  readonly value: string | null
  readonly mixed: string | undefined
  readonly isDisabled: boolean
  readonly onChange: (font: TextFont) => void
}

/** The letters of a text, each offered in its own look (spec W16). */
export function FontField({ label, value, mixed, isDisabled, onChange }: FontFieldProps) {
  return (
    <Select
      label={label}
      options={textFonts.map((font) => ({
        id: font,
        text: fontFamilies[font],
        look: <span style={{ fontFamily: `"${fontFamilies[font]}"` }}>{fontFamilies[font]}</span>,
      }))}
      value={textFonts.find((font) => font === value) ?? (mixed === undefined ? 'baloo-2' : null)}
      placeholder={mixed}
      isDisabled={isDisabled}
      onChange={onChange}
    />
  )
}
