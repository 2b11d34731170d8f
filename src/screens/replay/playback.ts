import type { RecordingPlayer } from '../../../commands/replay/recording-player.ts'
import { type Cell, createCell } from '../../workspace/state/cell.ts'
import type { ReplayLine } from './replay-lines.ts'

export const speeds = [1, 4, 16] as const
export type Speed = (typeof speeds)[number]

/** A line each, at the lowest speed. Milliseconds. */
const lineTime = 800

/** What moves a player: by hand, or by itself from line to line. */
export interface Playback {
  readonly position: Pick<Cell<number>, 'get' | 'subscribe'>
  readonly isPlaying: Pick<Cell<boolean>, 'get' | 'subscribe'>
  readonly speed: Cell<Speed>
  seek(position: number): void
  /** To the next line (1) or the one before (-1). */
  step(direction: 1 | -1): void
  /** Plays on, from the beginning when it is at the end; or pauses. */
  toggle(): void
  /** Ends it; it must not be used any more. */
  close(): void
}

/** Begins at the beginning, paused. */
export function createPlayback(player: RecordingPlayer, lines: readonly ReplayLine[]): Playback {
  const position = createCell(0)
  const isPlaying = createCell(false)
  const speed = createCell<Speed>(1)
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (target: number): void => {
    player.seek(target)
    position.set(player.position)
  }
  const next = (): ReplayLine | undefined => lines.find((line) => line.position > position.get())
  const pause = (): void => {
    clearTimeout(timer)
    isPlaying.set(false)
  }
  const plan = (): void => {
    timer = setTimeout(() => {
      const line = next()
      show(line?.position ?? player.length)
      if (next()) plan()
      else pause()
    }, lineTime / speed.get())
  }
  show(0)
  return {
    position,
    isPlaying,
    speed,
    seek: show,
    step(direction) {
      const before = lines.findLast((line) => line.position < position.get())
      show(direction === 1 ? (next()?.position ?? player.length) : (before?.position ?? 0))
    },
    toggle() {
      if (isPlaying.get()) return pause()
      if (!next()) show(0)
      isPlaying.set(true)
      plan()
    },
    close: pause,
  }
}
