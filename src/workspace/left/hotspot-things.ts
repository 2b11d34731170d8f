import { type HotspotSign, hotspotSigns } from '../../../model/components/hotspot.ts'
import type { Thing } from './thing.ts'

/** What each of them begins with. */
export const hotspotColours: Readonly<Record<HotspotSign, string>> = {
  info: '#3B82C4',
  question: '#7B5CC0',
  exclamation: '#E07B39',
  arrow: '#3F9E6E',
  heart: '#D8427F',
  star: '#D99A1C',
}

/** Signs that say something when they are clicked. They float at the height of the eyes. */
export const hotspotThings = (sampleText: string): readonly Thing[] =>
  hotspotSigns.map((sign) => ({
    id: `hotspot-${sign}`,
    label: `design.things.hotspot-${sign}`,
    category: 'hotspots',
    kind: 'hotspot',
    components: {
      hotspot: { sign, says: sampleText, color: hotspotColours[sign] },
      effect: { name: 'float' },
    },
    offset: [0, 1.4, 0],
    scale: [1, 1, 1],
  }))
