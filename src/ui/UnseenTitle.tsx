import unseen from './Unseen.module.css'

interface UnseenTitleProps {
  /** So that a part of the page can be named by it. */
  readonly id?: string
  readonly children: string
}

/** The heading of a part that anybody who looks knows without one: who listens goes from heading to heading. */
export const UnseenTitle = ({ id, children }: UnseenTitleProps) => (
  <h2 id={id} className={unseen.unseen}>
    {children}
  </h2>
)
