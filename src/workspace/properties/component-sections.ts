import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera'
import { CubeIcon } from '@phosphor-icons/react/dist/csr/Cube'
import { LightbulbIcon } from '@phosphor-icons/react/dist/csr/Lightbulb'
import { PersonSimpleRunIcon } from '@phosphor-icons/react/dist/csr/PersonSimpleRun'
import { ShapesIcon } from '@phosphor-icons/react/dist/csr/Shapes'
import { SunHorizonIcon } from '@phosphor-icons/react/dist/csr/SunHorizon'
import { TextTIcon } from '@phosphor-icons/react/dist/csr/TextT'
import { Camera } from '../../../model/components/camera.ts'
import { Environment } from '../../../model/components/environment.ts'
import { Geometry } from '../../../model/components/geometry.ts'
import { Light } from '../../../model/components/light.ts'
import { Model } from '../../../model/components/model.ts'
import { Player } from '../../../model/components/player.ts'
import { Text } from '../../../model/components/text.ts'
import { describeFields } from './describe-fields.ts'

/** The components that have a section of their own, in the order in which they are shown. `material` is the section 'Look'. */
export const componentSections = [
  { name: 'model', Icon: CubeIcon, fields: describeFields(Model) },
  { name: 'geometry', Icon: ShapesIcon, fields: describeFields(Geometry) },
  { name: 'text', Icon: TextTIcon, fields: describeFields(Text) },
  { name: 'light', Icon: LightbulbIcon, fields: describeFields(Light) },
  { name: 'environment', Icon: SunHorizonIcon, fields: describeFields(Environment) },
  { name: 'player', Icon: PersonSimpleRunIcon, fields: describeFields(Player) },
  { name: 'camera', Icon: CameraIcon, fields: describeFields(Camera) },
] as const
