import { appConfigRoute } from '../../client/http/site-routes.ts'
import { useCall } from '../../client/http/use-call.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './TextPage.module.css'

/** Who runs this installation, as its setting OPERATOR says it; `unknown` where it says nothing or cannot be asked. */
export function Operator({ unknown }: { readonly unknown: string }) {
  const answer = useCall(appConfigRoute, null)
  if (!answer) return <Skeleton width={260} height={24} />
  const operator = answer.ok ? answer.data.operator : ''
  return operator === '' ? <p>{unknown}</p> : <p className={styles.operator}>{operator}</p>
}
