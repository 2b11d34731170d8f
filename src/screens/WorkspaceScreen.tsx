import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fromPromise } from 'xstate'
import {
  createProjectLoadingMachine,
  type ProjectRequest,
} from '../../machines/project-loading/project-loading-machine.ts'
import type { User } from '../../protocol/http/account.ts'
import { useAuth } from '../account/use-auth.ts'
import { WorkspaceLoading } from '../app/WorkspaceLoading.tsx'
import { openPlace } from '../client/project-place/open-place.ts'
import type { OpenProject } from '../client/project-place/open-project.ts'
import { createLateNotes } from '../client/project-session/late-notes.ts'
import { noteStates } from '../client/project-session/note-states.ts'
import { OpenedWorkspace } from './workspace/OpenedWorkspace.tsx'
import { projectPath, projectRequest, worldPath } from './workspace/project-request.ts'
import { WorkspaceFailed } from './workspace/WorkspaceFailed.tsx'

const loadingMachine = createProjectLoadingMachine<OpenProject>()

/** Every address of the workspace: finds out who is here, opens what the address asks for, and follows it when it changes. */
export default function WorkspaceScreen() {
  const { user, isRestored } = useAuth()
  return isRestored ? <ProjectLoader user={user} /> : <WorkspaceLoading />
}

function ProjectLoader({ user }: { readonly user: User | null }) {
  const address = useLocation()
  const request = projectRequest(address)
  const [notes] = useState(createLateNotes)
  const [snapshot, send] = useMachine(
    loadingMachine.provide({
      actors: { open: fromPromise(({ input }: { input: ProjectRequest }) => openPlace(input, user)) },
    }),
    { input: request, inspect: noteStates(notes, 'project-loading') },
  )
  const { session: project, code, rescue } = snapshot.context
  useEffect(() => notes.give(project?.session ?? null), [notes, project])

  const onAddress = useEffectEvent(() => {
    if (project && projectPath(address) === project.address.get()) return
    send({ type: 'project.open', request })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what this reacts to
  useEffect(() => onAddress(), [address.key])

  const onUser = useEffectEvent(() => {
    if (!project) return
    if (project.server.get()) send({ type: 'project.reopen', request })
    else project.meet(user)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: logging in or out is what this reacts to
  useEffect(() => onUser(), [user?.username])

  if (code !== null)
    return (
      <WorkspaceFailed
        code={code}
        worldPath={worldPath(request)}
        rescue={rescue}
        startAnew={request.kind === 'begun-here' ? request.path : null}
        onRetry={() => send({ type: 'project.retry' })}
      />
    )
  return project ? (
    <LoadedProject key={project.localId} project={project} user={user} />
  ) : (
    <WorkspaceLoading />
  )
}

/** Keeps the project open while it is shown, and the browser's address at the project's. */
function LoadedProject({ project, user }: { readonly project: OpenProject; readonly user: User | null }) {
  const navigate = useNavigate()
  const location = useLocation()
  const address = useSyncExternalStore(project.address.subscribe, project.address.get)
  useEffect(() => project.retain(), [project])

  const onPlace = useEffectEvent(() => {
    if (projectPath(location) !== address) navigate(address, { replace: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a project that got a new address is what this reacts to
  useEffect(() => onPlace(), [address])

  return <OpenedWorkspace project={project} user={user} />
}
