import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { type FormEvent, useState } from 'react'
import { Aframe, isAframePart } from '../../../model/components/aframe.ts'
import type { Entity } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSceneEdits } from '../actions/use-scene-edits.ts'
import { AframePart } from './AframePart.tsx'
import { hasSection } from './component-sections.ts'
import styles from './PropertiesPanel.module.css'
import { RawComponent } from './RawComponent.tsx'

interface AdvancedSectionProps {
  readonly entity: Entity
  readonly isDisabled: boolean
}

/** For those who know A-Frame: its components as they are, and what no other section can show. Closed until it is asked for. */
export function AdvancedSection({ entity, isDisabled }: AdvancedSectionProps) {
  const t = useT()
  const edits = useSceneEdits()
  const [name, setName] = useState('')
  const [error, setError] = useState<string | undefined>()
  const parts = Aframe.safeParse(entity.components.aframe ?? {}).data ?? {}
  const unknown = Object.keys(entity.components).filter((component) => !hasSection(component))

  const put = (part: string, value: Aframe[string] | undefined) =>
    edits.changeComponent([entity], 'aframe', null, () => {
      const { [part]: _, ...others } = parts
      const next = value === undefined ? others : { ...parts, [part]: value }
      return Object.keys(next).length === 0 && entity.kind !== 'aframe' ? null : next
    })
  const add = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim().toLowerCase()
    if (!isAframePart(wanted))
      return setError(t('design.properties.noSuchPart', { name: wanted.slice(0, 24) }))
    if (parts[wanted] === undefined) put(wanted, '')
    setName('')
  }
  return (
    <details className={styles.section}>
      <summary>
        <CaretRightIcon weight="bold" />
        {t('design.properties.advanced')}
      </summary>
      <p className={styles.help}>{t('design.properties.advancedHelp')}</p>
      {Object.entries(parts).map(([part, value]) => (
        <AframePart
          key={part}
          part={part}
          value={value}
          isDisabled={isDisabled}
          onChange={(next) => put(part, next)}
        />
      ))}
      {unknown.map((component) => (
        <RawComponent key={component} entity={entity} component={component} isDisabled={isDisabled} />
      ))}
      <form className={styles.adding} onSubmit={add}>
        <TextField
          label={t('design.properties.newPart')}
          value={name}
          error={error}
          disabled={isDisabled}
          spellCheck={false}
          autoCapitalize="off"
          onChange={(text) => {
            setError(undefined)
            setName(text)
          }}
        />
        <Button
          size="small"
          type="submit"
          icon={<PlusIcon weight="bold" />}
          disabled={isDisabled || name.trim() === ''}
        >
          {t('design.properties.addPart')}
        </Button>
      </form>
    </details>
  )
}
