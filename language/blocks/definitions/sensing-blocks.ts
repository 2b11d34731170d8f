import type { BlockDefinition } from '../block-definition.ts'
import { personSensing } from './sensing/person-sensing.ts'
import { thingSensing } from './sensing/thing-sensing.ts'

export const sensingBlocks = {
  ...thingSensing,
  ...personSensing,
} as const satisfies Record<string, BlockDefinition>
