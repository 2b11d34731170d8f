import { FilmStripIcon } from '@phosphor-icons/react/dist/csr/FilmStrip'
import { LightbulbIcon } from '@phosphor-icons/react/dist/csr/Lightbulb'
import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin'
import { PersonIcon } from '@phosphor-icons/react/dist/csr/Person'
import { ShapesIcon } from '@phosphor-icons/react/dist/csr/Shapes'
import { SunHorizonIcon } from '@phosphor-icons/react/dist/csr/SunHorizon'
import { TextTIcon } from '@phosphor-icons/react/dist/csr/TextT'
import { TreeIcon } from '@phosphor-icons/react/dist/csr/Tree'

/** A picture for every category of the picker (spec W11). */
export const categoryIcons = {
  '3d_models': TreeIcon,
  basic_shapes: ShapesIcon,
  text: TextTIcon,
  environment: SunHorizonIcon,
  player: PersonIcon,
  lights: LightbulbIcon,
  media: FilmStripIcon,
  hotspots: MapPinIcon,
} as const
