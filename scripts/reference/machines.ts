import type { AnyStateMachine } from 'xstate'
import { assetLibraryMachine } from '../../machines/asset-library/asset-library-machine.ts'
import { authMachine } from '../../machines/auth/auth-machine.ts'
import { coachMachine } from '../../machines/coach/coach-machine.ts'
import { communityMachine } from '../../machines/community/community-machine.ts'
import { createConsentMachine } from '../../machines/feedback/consent-machine.ts'
import { filmMachine } from '../../machines/film/film-machine.ts'
import { frameHostMachine } from '../../machines/frame-host/frame-host-machine.ts'
import { likeMachine } from '../../machines/like/like-machine.ts'
import { moderationMachine } from '../../machines/moderation/moderation-machine.ts'
import { passwordResetMachine } from '../../machines/password-reset/password-reset-machine.ts'
import { createProjectLoadingMachine } from '../../machines/project-loading/project-loading-machine.ts'
import { createPublishMachine } from '../../machines/publish/publish-machine.ts'
import { scriptRunnerMachine } from '../../machines/script-runner/script-runner-machine.ts'
import { sendMachine } from '../../machines/sending/send-machine.ts'
import { worldStartMachine } from '../../machines/world-start/world-start-machine.ts'

interface DocumentedMachine {
  /** Its page is `docs/reference/machines/{page}.md`. */
  readonly page: string
  readonly about: string
  /** Where it lies. */
  readonly file: string
  readonly machine: AnyStateMachine
}

/** Every flow of the app, in the order of the alphabet. */
export const machines: readonly DocumentedMachine[] = [
  {
    page: 'asset-library',
    about: 'Files of one kind: pages, search, uploads, renaming',
    file: 'machines/asset-library/asset-library-machine.ts',
    machine: assetLibraryMachine,
  },
  {
    page: 'auth',
    about: 'Who is here: restored, login, sign-up, logout, and which tab the modal shows',
    file: 'machines/auth/auth-machine.ts',
    machine: authMachine,
  },
  {
    page: 'coach',
    about: 'The first five minutes: one thing to do at a time, passed by doing it',
    file: 'machines/coach/coach-machine.ts',
    machine: coachMachine,
  },
  {
    page: 'community',
    about: 'One search of what is published, page by page',
    file: 'machines/community/community-machine.ts',
    machine: communityMachine,
  },
  {
    page: 'consent',
    about: 'Whether a recording goes along with feedback',
    file: 'machines/feedback/consent-machine.ts',
    machine: createConsentMachine(),
  },
  {
    page: 'film',
    about: 'A short film of a run',
    file: 'machines/film/film-machine.ts',
    machine: filmMachine,
  },
  {
    page: 'frame-host',
    about: 'The life of one scene frame: loading, heartbeat, replacement',
    file: 'machines/frame-host/frame-host-machine.ts',
    machine: frameHostMachine,
  },
  {
    page: 'like',
    about: 'A press on the heart',
    file: 'machines/like/like-machine.ts',
    machine: likeMachine,
  },
  {
    page: 'moderation',
    about: 'What waits for staff, and one decision at a time',
    file: 'machines/moderation/moderation-machine.ts',
    machine: moderationMachine,
  },
  {
    page: 'password-reset',
    about: 'A forgotten password: email, code, new password',
    file: 'machines/password-reset/password-reset-machine.ts',
    machine: passwordResetMachine,
  },
  {
    page: 'project-loading',
    about: 'A project from its address to the open session',
    file: 'machines/project-loading/project-loading-machine.ts',
    machine: createProjectLoadingMachine(),
  },
  {
    page: 'publish',
    about: 'Publishing: the picture, then the project',
    file: 'machines/publish/publish-machine.ts',
    machine: createPublishMachine(),
  },
  {
    page: 'script-runner',
    about: 'Run and Stop',
    file: 'machines/script-runner/script-runner-machine.ts',
    machine: scriptRunnerMachine,
  },
  {
    page: 'send',
    about: 'A form that sends one thing once: feedback, reports, copies',
    file: 'machines/sending/send-machine.ts',
    machine: sendMachine,
  },
  {
    page: 'world-start',
    about: 'A published world on its way: its page, its parts, its programs',
    file: 'machines/world-start/world-start-machine.ts',
    machine: worldStartMachine,
  },
]
