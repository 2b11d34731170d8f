import { creditAsset } from '../../../commands/asset/credit-asset.ts'
import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import { type Licence, licences } from '../../../model/assets/asset.ts'
import { limits } from '../../../model/document/limits.ts'
import { useT } from '../../i18n/use-t.ts'
import { Select } from '../../ui/Select.tsx'
import { useSend } from '../actions/use-send.ts'
import { WordsField } from '../properties/WordsField.tsx'
import { useProject, useSession } from '../session-context.ts'
import { assetOfItem, usageOfItem } from './asset-of-item.ts'

/** Who made a file and what others may do with it: part of the project, so that it goes with every copy. */
export function AssetOrigin({ item }: { readonly item: LibraryItem }) {
  const t = useT()
  const send = useSend()
  const { bus, newId } = useSession()
  const asset = useProject((project) => assetOfItem(project, item.key))
  const origin = { credit: asset?.credit ?? '', licence: asset?.licence ?? 'unknown' } as const
  const store = (change: Partial<{ credit: string; licence: Licence }>) =>
    send(creditAsset, { ...usageOfItem(bus.project, item, newId), ...origin, ...change })
  return (
    <>
      <WordsField
        label={t('assets.credit')}
        value={origin.credit}
        most={limits.creditLength}
        isDisabled={item.isDisabled}
        onCommit={(credit) => store({ credit })}
      />
      <Select
        label={t('assets.licence')}
        options={licences.map((id) => ({ id, text: t(`assets.licences.${id}`) }))}
        value={origin.licence}
        isDisabled={item.isDisabled}
        onChange={(licence) => store({ licence })}
      />
    </>
  )
}
