import { HelperError } from '../../../language/errors/helper-error.ts'
import { drumNames } from '../../../language/sounds/sound-catalogue.ts'
import type { RunState } from '../run-state.ts'
import { quietly } from '../scheduler/quietly.ts'
import type { ScriptScope } from '../script-scope.ts'
import type { SoundFrom } from '../sim-effect.ts'
import { expectKey } from '../sounds/expect-key.ts'
import { mostSounds, type Wanted } from '../sounds/sound-desk.ts'
import { soundNamed } from '../sounds/sound-named.ts'
import { expectNumber, expectText, numberOption, optionOf } from './expect.ts'
import { expectChoice } from './expect-choice.ts'
import { expectPlace } from './expect-place.ts'
import { ItemHandle } from './item-handle.ts'

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))
const shareOf = (value: number) => between(0, value, 1)
const pitchOf = (value: number) => between(0.25, value, 4)

/** `sound`: what is heard. Every sound lasts as long as its table says, whatever the device plays of it. */
export function createSoundApi(run: RunState, scope: ScriptScope): Readonly<Record<string, unknown>> {
  const { sounds, scheduler } = run
  let hasToldTooMany = false

  function whereOf(place: unknown): SoundFrom | null {
    if (place === undefined) return null
    const id = ItemHandle.idOf(place)
    if (id === null) return { place: expectPlace('at', place, [0, 0, 0]) }
    if (id === '') throw new HelperError('item-not-chosen')
    if (!run.world.bodies.has(id)) throw new HelperError('item-gone')
    return { entityId: id }
  }

  /** Begins it; what it answers waits until it is over. */
  function begin(wanted: Wanted): Promise<void> {
    scheduler.assertRoom()
    const playing = sounds.begin(wanted)
    if (!playing.isHeard && !hasToldTooMany) {
      hasToldTooMany = true
      scope.report(new HelperError('too-many-sounds', { count: mostSounds }))
    }
    return quietly(scheduler.goOn(() => playing.isOver))
  }

  function wantedSound(caller: string, value: unknown, options: unknown): Omit<Wanted, 'loops'> {
    const name = expectText(caller, value)
    const { sound, seconds } = soundNamed(name, run.ownSounds)
    const pitch = pitchOf(numberOption(options, 'pitch', sounds.pitch))
    const share = shareOf(numberOption(options, 'volume', 1))
    const from = whereOf(optionOf(options, 'at'))
    return { what: { sound, pitch, share }, name, seconds: seconds / pitch, from }
  }

  const beatsAsSeconds = (beats: number) => (between(0, beats, 64) * 60) / sounds.tempo

  return Object.freeze({
    play(name: unknown, options?: unknown): Promise<void> {
      scope.assertRunning()
      return begin({ ...wantedSound('sound.play', name, options), loops: false })
    },
    loop(name: unknown, options?: unknown): void {
      scope.assertRunning()
      const wanted = wantedSound('sound.loop', name, options)
      // Again and again it goes on already: a second one beside it would only be louder.
      if (!sounds.isLooping(wanted.name)) void begin({ ...wanted, loops: true })
    },
    stop(name: unknown): void {
      scope.assertRunning()
      const wanted = expectText('sound.stop', name)
      soundNamed(wanted, run.ownSounds)
      sounds.end(wanted)
    },
    stopAll(): void {
      scope.assertRunning()
      sounds.end(null)
      run.voice.end()
    },
    note(note: unknown = 'C4', options?: unknown): Promise<void> {
      scope.assertRunning()
      const seconds = beatsAsSeconds(numberOption(options, 'beats', 1))
      const what = { key: expectKey(note), seconds, share: shareOf(numberOption(options, 'volume', 1)) }
      return begin({ what, name: 'note', seconds, loops: false, from: null })
    },
    drum(name: unknown = 'bass-drum', options?: unknown): Promise<void> {
      scope.assertRunning()
      const drum = expectChoice('sound.drum', name, drumNames)
      const seconds = beatsAsSeconds(numberOption(options, 'beats', 1))
      void begin({ ...wantedSound('sound.drum', drum, options), loops: false })
      return scheduler.wait(seconds)
    },
    rest(beats: unknown = 1): Promise<void> {
      scope.assertRunning()
      return scheduler.wait(beatsAsSeconds(expectNumber('sound.rest', beats)))
    },
    get volume() {
      return sounds.volume
    },
    set volume(value: unknown) {
      scope.assertRunning()
      sounds.volume = shareOf(expectNumber('sound.volume', value))
    },
    get pitch() {
      return sounds.pitch
    },
    set pitch(value: unknown) {
      sounds.pitch = pitchOf(expectNumber('sound.pitch', value))
    },
    get tempo() {
      return sounds.tempo
    },
    set tempo(value: unknown) {
      sounds.tempo = between(20, expectNumber('sound.tempo', value), 500)
    },
  })
}
