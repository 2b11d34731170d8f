import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import type { ReactNode } from 'react'
import {
  Select as AriaSelect,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components'
import { classes } from './classes.ts'
import styles from './Select.module.css'

interface Option<Id extends string> {
  readonly id: Id
  readonly text: string
  readonly icon?: ReactNode
  /** How it is shown, where the words alone do not show it. */
  readonly look?: ReactNode
}

interface SelectProps<Id extends string> {
  readonly label: string
  /** True where a heading beside it already says it; the name stays for screen readers. */
  readonly isLabelHidden?: boolean
  readonly options: readonly Option<Id>[]
  /** An id that is not among the options shows nothing chosen. */
  readonly value: Id | null
  readonly onChange: (id: Id) => void
  readonly isDisabled?: boolean
  /** Shown while nothing is chosen, or while several things have it differently. */
  readonly placeholder?: string | undefined
}

/** One of several, in a list that opens; letters jump, arrows move. */
export function Select<Id extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
  isDisabled = false,
  placeholder,
}: SelectProps<Id>) {
  return (
    <AriaSelect
      className={classes(styles.root)}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      value={value}
      onChange={(key) => {
        const option = options.find((candidate) => candidate.id === key)
        if (option) onChange(option.id)
      }}
      isDisabled={isDisabled}
      {...(placeholder === undefined ? {} : { placeholder })}
    >
      {isLabelHidden ? null : <Label className={classes(styles.label)}>{label}</Label>}
      <Button className={classes(styles.button)}>
        <SelectValue className={classes(styles.value)} />
        <CaretDownIcon weight="bold" />
      </Button>
      <Popover className={classes(styles.popover)} offset={4}>
        <ListBox className={classes(styles.list)}>
          {options.map((option) => (
            <ListBoxItem
              key={option.id}
              id={option.id}
              textValue={option.text}
              className={classes(styles.option)}
            >
              {option.icon}
              {option.look ?? option.text}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
