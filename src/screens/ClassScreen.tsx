import { useParams } from 'react-router-dom'
import { useAuth } from '../account/use-auth.ts'
import { HeaderSkeleton } from '../app/HeaderSkeleton.tsx'
import { myClassesRoute } from '../client/http/class-routes.ts'
import { useKeptCall } from '../client/http/use-kept-call.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ClassPage } from './classes/ClassPage.tsx'
import { LoadFailed } from './site/LoadFailed.tsx'
import frame from './site/SiteFrame.module.css'
import { SiteFrame } from './site/SiteFrame.tsx'

/** `/classes/{id}`: a class, for its teacher and for who is in it. To everybody else it says that it is not for them. */
export default function ClassScreen() {
  const t = useT()
  const { classId = '' } = useParams()
  const { user, isRestored, openLogin } = useAuth()
  if (!isRestored) return <HeaderSkeleton />
  if (user) return <Mine key={`${user._id} ${classId}`} classId={classId} username={user.username} />
  return (
    <SiteFrame title={`${t('classes.mine.title')} · ${t('common.productName')}`}>
      <div className={frame.wrap}>
        <EmptyState
          level={1}
          title={t('classes.mine.title')}
          text={t('classes.page.loginFirst')}
          action={
            <>
              <Button kind="go" onClick={() => openLogin()}>
                {t('site.logIn')}
              </Button>
              <ButtonLink to="/class">{t('classes.mine.join')}</ButtonLink>
            </>
          }
        />
      </div>
    </SiteFrame>
  )
}

function Mine({ classId, username }: { readonly classId: string; readonly username: string }) {
  const t = useT()
  const errorText = useErrorText()
  const { answer, reload } = useKeptCall(myClassesRoute, null)
  if (!answer) return <HeaderSkeleton />
  if (!answer.ok) return <LoadFailed error={answer.error} />
  const found = answer.data.classes.find(({ id }) => id === classId)
  if (found) return <ClassPage schoolClass={found} username={username} onChanged={reload} />
  return (
    <SiteFrame title={`${t('classes.page.notYours')} · ${t('common.productName')}`}>
      <div className={frame.wrap}>
        <EmptyState
          level={1}
          title={t('classes.page.notYours')}
          text={errorText('class.missing')}
          action={<ButtonLink to="/class">{t('classes.mine.join')}</ButtonLink>}
        />
      </div>
    </SiteFrame>
  )
}
