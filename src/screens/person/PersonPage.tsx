import { useState } from 'react'
import type { Profile } from '../../../protocol/http/profile.ts'
import { useAuth } from '../../account/use-auth.ts'
import { HeaderSkeleton } from '../../app/HeaderSkeleton.tsx'
import type { CallError } from '../../client/http/call-error.ts'
import { profileRoute } from '../../client/http/profile-routes.ts'
import { projectsOfUserRoute } from '../../client/http/project-routes.ts'
import { useCall } from '../../client/http/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import NotFoundScreen from '../NotFoundScreen.tsx'
import { LoadFailed } from '../site/LoadFailed.tsx'
import frame from '../site/SiteFrame.module.css'
import { SiteFrame } from '../site/SiteFrame.tsx'
import { CoursesTab } from './CoursesTab.tsx'
import { PersonHead } from './PersonHead.tsx'
import { PersonTabs } from './PersonTabs.tsx'
import { Shelf } from './Shelf.tsx'

interface PersonPageProps {
  readonly username: string
  readonly tab: 'projects' | 'courses'
}

/** A person: who they are, and either their worlds or their courses. One's own shows everything and can be changed. */
export function PersonPage({ username, tab }: PersonPageProps) {
  const t = useT()
  const { user, isRestored } = useAuth()
  /** What the person has just said of themselves. */
  const [saved, setSaved] = useState<Profile>()
  const profile = useCall(profileRoute, username, user?._id)
  const shelf = useCall(projectsOfUserRoute, { username }, user?._id)
  if (!profile || !shelf || !isRestored) return <HeaderSkeleton />
  if (!profile.ok) return <NoPerson error={profile.error} />
  if (!shelf.ok) return <NoPerson error={shelf.error} />
  const person = saved?._id === profile.data.user._id ? saved : profile.data.user
  const isOwn = user?._id === person._id
  const title = tab === 'courses' ? 'profile.coursesTab.documentTitle' : 'site.person.documentTitle'
  return (
    <SiteFrame title={t(title, { username: person.username })}>
      <div className={frame.wrap}>
        <PersonHead person={person} isOwn={isOwn} onSaved={setSaved} />
        <PersonTabs username={person.username} tab={tab} count={shelf.data.projects.length} />
        {tab === 'courses' ? (
          <CoursesTab username={person.username} isOwn={isOwn} />
        ) : (
          <Shelf username={person.username} projects={shelf.data.projects} isOwn={isOwn} />
        )}
      </div>
    </SiteFrame>
  )
}

function NoPerson({ error }: { readonly error: CallError }) {
  return error.code === 'account.person-missing' ? <NotFoundScreen /> : <LoadFailed error={error} />
}
