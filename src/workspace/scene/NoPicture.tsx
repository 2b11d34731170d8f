import { type TextKey, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import box from '../frame/FrameBox.module.css'
import type { FramesStatus } from '../frame/scene-frames.ts'
import { useWorkspace } from '../state/workspace-context.ts'

type Why = Exclude<FramesStatus['edit'], 'loading' | 'shown'>

const words = {
  lost: { title: 'design.scene.lostTitle', text: 'design.scene.lostText' },
  'no-webgl': { title: 'design.scene.noWebglTitle', text: 'design.scene.noWebglText' },
  dark: { title: 'design.scene.darkTitle', text: 'design.scene.darkText' },
} as const satisfies Record<Why, { readonly title: TextKey; readonly text: TextKey }>

/** Over the place of the picture while there is none: why, and the button that tries again. */
export function NoPicture({ why }: { readonly why: Why }) {
  const t = useT()
  const { frames } = useWorkspace()
  const { title, text } = words[why]
  return (
    <div className={box.cover} role="alert">
      <EmptyState
        title={t(title)}
        text={t(text)}
        action={<Button onClick={frames.reload}>{t('design.scene.openAgain')}</Button>}
      />
    </div>
  )
}
