import type { ItemChoice } from './item-choice.ts'
import type { ItemWords } from './item-source.ts'

/** From how many lines on there is a field to search in. */
const many = 8

export interface ItemPickerOptions {
  readonly words: Pick<ItemWords, 'list' | 'find' | 'nothing'>
  readonly value: string
  readonly choices: (typed: string) => readonly ItemChoice[]
  readonly onChoose: (value: string) => void
  readonly onClose: () => void
  /** A button below the list, which is told the choice that is marked now. */
  readonly action: { readonly words: string; readonly press: (value: string) => void } | null
  /** Each line begins with a mark that can be pressed without choosing it. */
  readonly onMark?: (value: string) => void
}

/** The list of a field for a thing or a sound: arrows and Enter choose, typing searches, Esc closes. Put it on the page, then call `focus`. */
export class ItemPicker {
  readonly element = element('div', 'nestlingItemPicker')
  private readonly list = element('div', 'nestlingItemList')
  private readonly search = document.createElement('input')
  private readonly options: ItemPickerOptions
  private shown: readonly ItemChoice[] = []
  private at = 0

  constructor(options: ItemPickerOptions) {
    this.options = options
    const { words, choices, action, value } = options
    this.list.setAttribute('role', 'listbox')
    this.list.setAttribute('aria-label', words.list)
    this.list.id = 'nestling-items'
    const isLong = choices('').length >= many
    if (isLong) this.element.append(this.searchField())
    else this.list.tabIndex = 0
    this.element.append(this.list)
    if (action)
      this.element.append(this.button(action.words, () => action.press(this.shown[this.at]?.value ?? '')))
    this.element.addEventListener('keydown', (event) => this.press(event))
    this.show('')
    this.move(
      Math.max(
        0,
        this.shown.findIndex((choice) => choice.value === value),
      ),
    )
  }

  focus(): void {
    const { search, list } = this
    ;(search.isConnected ? search : list).focus({ preventScroll: true })
    this.move(this.at)
  }

  /** Shows the choices anew, after others have come to them. */
  renew(): void {
    const marked = this.shown[this.at]?.value
    this.show(this.search.value)
    this.move(
      Math.max(
        0,
        this.shown.findIndex(({ value }) => value === marked),
      ),
    )
  }

  private searchField(): HTMLElement {
    const { search, options, list } = this
    search.type = 'search'
    search.placeholder = options.words.find
    search.setAttribute('role', 'combobox')
    search.setAttribute('aria-label', options.words.find)
    search.setAttribute('aria-controls', list.id)
    search.setAttribute('aria-expanded', 'true')
    search.autocomplete = 'off'
    search.spellcheck = false
    search.addEventListener('input', () => {
      this.show(search.value)
      this.move(0)
    })
    return search
  }

  private button(text: string, onPress: () => void): HTMLElement {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'nestlingPickInScene'
    button.textContent = text
    button.addEventListener('click', onPress)
    return button
  }

  private press(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }
    const step = steps[event.key]
    event.stopPropagation()
    if (event.key === 'Escape') this.options.onClose()
    else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) this.choose(this.at)
    else if (step !== undefined) this.move(Math.min(this.shown.length - 1, Math.max(0, this.at + step)))
    else return
    event.preventDefault()
  }

  private choose(at: number): void {
    const choice = this.shown[at]
    if (choice) this.options.onChoose(choice.value)
  }

  private move(at: number): void {
    this.at = at
    const options = [...this.list.querySelectorAll('[role=option]')]
    for (const [index, option] of options.entries())
      option.setAttribute('aria-selected', String(index === at))
    const active = options[at]
    active?.scrollIntoView({ block: 'nearest' })
    const holder = this.search.isConnected ? this.search : this.list
    holder.setAttribute('aria-activedescendant', active?.id ?? '')
  }

  private show(typed: string): void {
    this.shown = this.options.choices(typed)
    const rows = this.shown.flatMap((choice, index) => {
      const isNewGroup = choice.group !== '' && choice.group !== this.shown[index - 1]?.group
      return [...(isNewGroup ? [heading(choice.group)] : []), this.row(choice, index)]
    })
    if (rows.length === 0) rows.push(heading(this.options.words.nothing))
    this.list.replaceChildren(...rows)
  }

  private row(choice: ItemChoice, index: number): HTMLElement {
    const row = element('div', 'nestlingItemEntry')
    row.id = `nestling-item-${index}`
    row.setAttribute('role', 'option')
    row.append(this.mark(choice), choice.name)
    row.addEventListener('click', () => this.choose(index))
    row.addEventListener('pointermove', () => this.at !== index && this.move(index))
    return row
  }

  /** What a line begins with: what can be pressed, else a picture. */
  private mark({ value, picture }: ItemChoice): HTMLElement {
    const { onMark } = this.options
    if (onMark) {
      const mark = element('span', 'nestlingItemMark')
      // Whoever uses keys or hears the page has the button below the list.
      mark.setAttribute('aria-hidden', 'true')
      mark.textContent = '▶'
      mark.addEventListener('click', (event) => {
        event.stopPropagation()
        onMark(value)
      })
      return mark
    }
    if (picture === undefined) return element('span', 'nestlingItemBlank')
    const image = document.createElement('img')
    image.src = picture
    image.alt = ''
    return image
  }
}

function element(tag: string, className: string): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  return made
}

function heading(text: string): HTMLElement {
  const made = element('div', 'nestlingItemGroup')
  made.setAttribute('role', 'presentation')
  made.textContent = text
  return made
}
