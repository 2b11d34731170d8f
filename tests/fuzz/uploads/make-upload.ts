import { assetTypes } from '../../../model/assets/asset.ts'
import { rawGlb, triangleBytes, triangleGltf } from '../../support/files/models.ts'
import { Dice } from '../dice.ts'
import { bomb } from './bombs.ts'
import { mutateBytes } from './mutate-bytes.ts'
import { mutateJson } from './mutate-json.ts'
import type { SoundFile } from './sound-files.ts'

const tails = [
  '<html><script>alert(1)</script></html>',
  '<!doctype html><body onload=alert(1)>',
  '%PDF-1.7\n1 0 obj<</JS(alert(1))>>',
  '#!/bin/sh\necho hello',
  '<?php system($_GET[0]) ?>',
  '*/alert(1)/*',
]

/** An archive with nothing in it. */
const archive = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')

function twoInOne(file: SoundFile, dice: Dice): SoundFile {
  const tail = dice.chance(30) ? archive : Buffer.from(dice.from(tails))
  const parts = dice.chance(70) ? [file.bytes, tail] : [tail, file.bytes]
  return { ...file, bytes: new Uint8Array(Buffer.concat(parts)) }
}

/** What somebody uploads, which follows from the seed alone. */
export function makeUpload(seed: number, sound: readonly SoundFile[]): SoundFile & { readonly name: string } {
  const dice = new Dice(seed)
  const file = dice.from(sound)
  const named = (one: SoundFile) => ({ ...one, name: `f${seed}.${one.extension}` })
  switch (dice.below(10)) {
    case 0:
      return named(file)
    case 1:
      return named(twoInOne(file, dice))
    case 2:
      return named({
        ...file,
        type: dice.from(assetTypes),
        extension: dice.from(['png', 'html', 'svg', 'js', 'glb']),
      })
    case 3: {
      const bytes = Uint8Array.from({ length: dice.below(3_000) }, () => dice.below(256))
      return named({ ...file, bytes })
    }
    case 4:
    case 5:
      return named(bomb(dice))
    case 6: {
      const json = triangleGltf()
      mutateJson(json, dice)
      return named({ type: 'models', extension: 'glb', bytes: rawGlb(json, triangleBytes) })
    }
    default:
      return named({ ...file, bytes: mutateBytes(file.bytes, dice, dice.from(sound).bytes) })
  }
}
