import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { useIsAlive } from './use-is-alive.ts'

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
  const isAlive = useIsAlive()
  return (
    <label className={className}>
      <MagnifyingGlassIcon weight="bold" />
      <input
        type="search"
        readOnly={!isAlive}
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
