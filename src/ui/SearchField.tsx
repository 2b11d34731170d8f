import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'

interface SearchFieldProps {
  readonly label: string
  readonly value: string
  readonly maxLength?: number
  /** How it looks is up to where it stands. */
  readonly className: string | undefined
  readonly onChange: (text: string) => void
}

/** A field with a looking glass, whose label stands in it as long as nothing else does. */
export function SearchField({ label, value, maxLength, className, onChange }: SearchFieldProps) {
  return (
    <label className={className}>
      <MagnifyingGlassIcon weight="bold" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
