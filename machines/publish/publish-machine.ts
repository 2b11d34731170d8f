import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import type { ProjectSummary } from '../../protocol/http/project.ts'

/** What the person fills in. */
export interface PublishWords {
  readonly displayName: string
  readonly description: string
  /** Those before stay when absent. */
  readonly tags?: readonly string[]
}

export interface PublishForm<Picture> extends PublishWords {
  readonly picture: Picture
}

export type Published =
  | {
      readonly ok: true
      readonly project: ProjectSummary
      /** The picture all round was not ready, and did not go along. */
      readonly isWithoutView?: boolean
    }
  | { readonly ok: false; readonly code: ErrorCode }

interface PublishContext<Picture> {
  readonly picture: Picture | null
  readonly pictureFailed: boolean
  readonly error: ErrorCode | null
  /** The person pressed the button at least once (spec 4, publish-button-pressed). */
  readonly isPressed: boolean
  readonly project: ProjectSummary | null
  /** It was published without the picture all round. */
  readonly isWithoutView: boolean
}

type PublishEvent = { readonly type: 'picture' } | ({ readonly type: 'publish' } & PublishWords)

const unprovided = (name: string) => async (): Promise<never> => {
  throw new Error(`publishMachine needs its actor '${name}'`)
}

/**
 * Publishing (spec 4): a picture of the scene is taken at once and again when asked; idle, then publishing (error
 * cleared, pressed flag set), then succeeded, or idle again with the error stored. `Picture` is whatever `takePicture` makes.
 */
export function createPublishMachine<Picture>() {
  return setup({
    types: { context: {} as PublishContext<Picture>, events: {} as PublishEvent },
    actors: {
      takePicture: fromPromise<Picture>(unprovided('takePicture')),
      publish: fromPromise<Published, PublishForm<Picture>>(unprovided('publish')),
    },
    guards: { hasPicture: ({ context }) => context.picture !== null },
  }).createMachine({
    id: 'publish',
    context: {
      picture: null,
      pictureFailed: false,
      error: null,
      isPressed: false,
      project: null,
      isWithoutView: false,
    },
    initial: 'takingPicture',
    states: {
      takingPicture: {
        entry: assign({ pictureFailed: false }),
        invoke: {
          src: 'takePicture',
          onDone: { target: 'idle', actions: assign(({ event }) => ({ picture: event.output })) },
          onError: { target: 'idle', actions: assign({ pictureFailed: true }) },
        },
      },
      idle: {
        on: {
          picture: 'takingPicture',
          publish: { guard: 'hasPicture', target: 'publishing' },
        },
      },
      publishing: {
        entry: assign({ error: null, isPressed: true }),
        invoke: {
          src: 'publish',
          input: ({ context, event }) => {
            assertEvent(event, 'publish')
            if (!context.picture) throw new Error('publishing without a picture')
            const { type: _, ...words } = event
            return { ...words, picture: context.picture }
          },
          onDone: [
            {
              guard: ({ event }) => event.output.ok,
              target: 'succeeded',
              actions: assign(({ event: { output } }) =>
                output.ok ? { project: output.project, isWithoutView: output.isWithoutView ?? false } : {},
              ),
            },
            {
              target: 'idle',
              actions: assign(({ event: { output } }) => (output.ok ? {} : { error: output.code })),
            },
          ],
          onError: { target: 'idle', actions: assign({ error: 'general.failed' }) },
        },
      },
      succeeded: { type: 'final' },
    },
  })
}
