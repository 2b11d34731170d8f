import { useTranslation } from 'react-i18next'

interface FieldWords {
  /** The friendly name of a component's value ('Speed' for `movementSpeed`), or its key where none was written. */
  readonly field: (key: string) => string
  /** The friendly name of a choice ('From behind'). */
  readonly option: (value: string) => string
}

/** Words for what the schemas name. */
export function useFieldWords(): FieldWords {
  const { t } = useTranslation()
  return {
    field: (key) => t(`design.properties.field.${key}`, { defaultValue: key }),
    option: (value) =>
      t([`design.properties.option.${value}`, `design.things.${value}`], { defaultValue: value }),
  }
}
