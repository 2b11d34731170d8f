import type { Icon } from '@phosphor-icons/react'
import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera'
import { CubeIcon } from '@phosphor-icons/react/dist/csr/Cube'
import { FilmStripIcon } from '@phosphor-icons/react/dist/csr/FilmStrip'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { LightbulbIcon } from '@phosphor-icons/react/dist/csr/Lightbulb'
import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin'
import { PersonIcon } from '@phosphor-icons/react/dist/csr/Person'
import { PersonSimpleRunIcon } from '@phosphor-icons/react/dist/csr/PersonSimpleRun'
import { ShapesIcon } from '@phosphor-icons/react/dist/csr/Shapes'
import { SpeakerHighIcon } from '@phosphor-icons/react/dist/csr/SpeakerHigh'
import { SunHorizonIcon } from '@phosphor-icons/react/dist/csr/SunHorizon'
import { TextTIcon } from '@phosphor-icons/react/dist/csr/TextT'
import type { z } from 'zod'
import { componentSchemas } from '../../../model/components/component-schemas.ts'
import { describeFields } from './describe-fields.ts'

/** The components that have a section of their own, in the order in which they are shown. */
const icons = {
  model: CubeIcon,
  imported: CubeIcon,
  geometry: ShapesIcon,
  hotspot: MapPinIcon,
  text: TextTIcon,
  image: ImageIcon,
  video: FilmStripIcon,
  sound: SpeakerHighIcon,
  light: LightbulbIcon,
  environment: SunHorizonIcon,
  player: PersonSimpleRunIcon,
  avatar: PersonIcon,
  character: PersonSimpleRunIcon,
  camera: CameraIcon,
} as const satisfies Partial<Record<keyof typeof componentSchemas, Icon>>

type SectionName = keyof typeof icons

const section = <Name extends SectionName>(name: Name) => {
  const schema: z.ZodObject = componentSchemas[name]
  return { name, Icon: icons[name], fields: describeFields(name, schema) }
}

/** How each of them is edited. */
export const componentSections = [
  section('model'),
  section('imported'),
  section('geometry'),
  section('hotspot'),
  section('text'),
  section('image'),
  section('video'),
  section('sound'),
  section('light'),
  section('environment'),
  section('player'),
  section('avatar'),
  section('character'),
  section('camera'),
] as const

/** Components that other sections edit. */
const elsewhere = ['material', 'effect', 'physics', 'aframe', 'doodle', 'marker']

/** Whether some section knows the component; the others are shown as they are stored. */
export const hasSection = (component: string): boolean =>
  elsewhere.includes(component) || componentSections.some(({ name }) => name === component)
