import type { ReactNode, Ref } from 'react'
import unseen from './Unseen.module.css'

interface AnnouncementProps {
  readonly ref?: Ref<HTMLParagraphElement>
  readonly children?: ReactNode
}

/** What screen readers say when it changes, and nobody sees. */
export function Announcement({ ref, children }: AnnouncementProps) {
  return (
    <p ref={ref} role="status" className={unseen.unseen}>
      {children}
    </p>
  )
}
