import { useParams } from 'react-router-dom'
import { useAuth } from '../account/use-auth.ts'
import { useT } from '../i18n/use-t.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { JoinAsPupil } from './classes/JoinAsPupil.tsx'
import { JoinAsYourself } from './classes/JoinAsYourself.tsx'
import styles from './classes/JoinClass.module.css'
import { TextPage } from './pages/TextPage.tsx'

/** `/class` and `/class/{code}`: the way into a class by its code, with an account or without one. */
export default function JoinClassScreen() {
  const t = useT()
  const { code = '' } = useParams()
  const { user, isRestored } = useAuth()
  return (
    <TextPage
      documentTitle={t('classes.join.documentTitle')}
      title={t('classes.join.title')}
      lead={t('classes.join.lead')}
    >
      <div className={styles.card}>
        {isRestored ? null : <Skeleton height={320} />}
        {isRestored && user ? <JoinAsYourself key={user._id} code={code} username={user.username} /> : null}
        {isRestored && !user ? <JoinAsPupil code={code} /> : null}
      </div>
    </TextPage>
  )
}
