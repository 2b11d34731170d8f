import { MenuItem as AriaMenuItem, Header, MenuSection } from 'react-aria-components'
import { classes } from './classes.ts'
import styles from './Menu.module.css'

interface Choice {
  readonly id: string
  readonly text: string
}

interface MenuChoicesProps {
  readonly title: string
  readonly choices: readonly Choice[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
  /** Short ones stand side by side. */
  readonly isRow?: boolean
}

/** A part of a `Menu` in which exactly one thing is chosen. */
export function MenuChoices({ title, choices, chosen, onChoose, isRow = false }: MenuChoicesProps) {
  // The keys of a menu are shared by all of its parts.
  const keyOf = (id: string) => `${title} ${id}`
  return (
    <MenuSection
      className={classes(styles.choices, isRow && styles.row)}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[keyOf(chosen)]}
      onSelectionChange={(keys) => {
        const choice = choices.find(({ id }) => keys === 'all' || keys.has(keyOf(id)))
        if (choice) onChoose(choice.id)
      }}
    >
      <Header className={classes(styles.title)}>{title}</Header>
      {choices.map(({ id, text }) => (
        <AriaMenuItem key={id} id={keyOf(id)} className={classes(styles.item)} textValue={text}>
          {text}
        </AriaMenuItem>
      ))}
    </MenuSection>
  )
}
