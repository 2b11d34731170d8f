import { useState } from 'react'
import { thingInCode } from '../../../../language/helper-api/thing-in-code.ts'
import { codeCategoryOf, dataCategories } from '../../../../model/kinds/category-of.ts'
import { useT } from '../../../i18n/use-t.ts'
import { Tab } from '../../../ui/Tab.tsx'
import { TabList } from '../../../ui/TabList.tsx'
import { TabPanel } from '../../../ui/TabPanel.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { pictureOf } from '../../left/picture-of.ts'
import { ThingPicture } from '../../left/ThingPicture.tsx'
import { useProject } from '../../session-context.ts'
import { useCell } from '../../state/use-cell.ts'
import { useWorkspace } from '../../state/workspace-context.ts'
import styles from './ThingsMenu.module.css'

interface ThingsMenuProps {
  /** Takes what a program calls the thing. */
  readonly onInsert: (text: string) => void
}

/** The things of a scene beside a program about them (spec, 'Workspace': the side menu, basics first): a click writes how the program calls one. */
export function ThingsMenu({ onInsert }: ThingsMenuProps) {
  const t = useT()
  const [group, setGroup] = useState<(typeof dataCategories.code)[number]>('basics')
  const sceneId = useCell(useWorkspace().state.sceneId)
  const entities = useProject((project) => project.entities(sceneId))
  return (
    <nav className={styles.menu} aria-label={t('code.things.menu')}>
      <Tabs selected={group} onSelect={setGroup} ids={dataCategories.code}>
        <div className={styles.tabs}>
          <TabList label={t('code.things.groups')}>
            {dataCategories.code.map((id) => (
              <Tab key={id} id={id}>
                {t(`code.things.group.${id}`)}
              </Tab>
            ))}
          </TabList>
        </div>
        {dataCategories.code.map((id) => {
          const things = entities.filter((entity) => codeCategoryOf(entity) === id)
          return (
            <TabPanel key={id} id={id} className={styles.panel}>
              {things.length === 0 ? (
                <p className={styles.none}>{t('code.things.none')}</p>
              ) : (
                <ul className={styles.list}>
                  {things.map((entity) => (
                    <li key={entity.id}>
                      <button
                        type="button"
                        className={styles.thing}
                        title={t('code.things.insert', { code: thingInCode(entity.name) })}
                        onClick={() => onInsert(thingInCode(entity.name))}
                      >
                        <span className={styles.picture}>
                          <ThingPicture {...pictureOf(entity)} />
                        </span>
                        <span className={styles.name}>{entity.name}</span>
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            </TabPanel>
          )
        })}
      </Tabs>
    </nav>
  )
}
