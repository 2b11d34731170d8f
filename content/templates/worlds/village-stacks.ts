import { itField } from '../../../language/blocks/it-field.ts'
import type { StackBlueprint } from '../scene-blueprint.ts'
import { noneIsLeft } from '../value-is.ts'

/** Three chicks have run away: whoever touches one sends it home. Meanwhile the neighbours work, and the mill grinds. */
export const villageStacks: readonly StackBlueprint[] = [
  {
    at: [40, 40],
    statements: [
      { type: 'event_start' },
      {
        type: 'looks_say',
        fields: { ITEM: 'hen' },
        slots: { TEXT: 'Where are my three chicks?', SECONDS: 5 },
      },
    ],
  },
  {
    at: [40, 200],
    statements: [
      { type: 'event_touch_like', fields: { ITEM: 'player', ITEM_OTHER: 'chick' } },
      { type: 'sound_play', fields: { SOUND: 'bird' } },
      {
        type: 'animation_clip_blend',
        fields: { ITEM: itField, CLIP: 'walk' },
        slots: { SECONDS: 0.2 },
      },
      { type: 'motion_point', fields: { ITEM: itField, TO: 'hen-house' } },
      { type: 'motion_glide_to', fields: { ITEM: itField, TO: 'hen-house' }, slots: { SECONDS: 3 } },
    ],
  },
  {
    at: [40, 500],
    statements: [
      { type: 'event_touch_like', fields: { ITEM: 'hen-house', ITEM_OTHER: 'chick' } },
      { type: 'control_delete', fields: { ITEM: itField } },
      { type: 'game_change_score', slots: { VALUE: 1 } },
      { type: 'sound_play', fields: { SOUND: 'right' } },
      { type: 'looks_particles', fields: { KIND: 'hearts', ITEM: 'hen' }, slots: { SECONDS: 1 } },
    ],
  },
  {
    at: [40, 800],
    statements: [
      { type: 'event_becomes_true', slots: { IF: noneIsLeft('chick') } },
      { type: 'looks_particles', fields: { KIND: 'confetti', ITEM: 'hen' }, slots: { SECONDS: 3 } },
      { type: 'sound_play', fields: { SOUND: 'win' } },
      { type: 'control_wait', slots: { SECONDS: 1 } },
      { type: 'game_win', slots: { TEXT: 'All chicks are home. The village thanks you!' } },
    ],
  },
  {
    at: [760, 40],
    statements: [
      { type: 'event_start' },
      {
        type: 'control_forever',
        inside: [
          {
            type: 'motion_path',
            fields: { ITEM: 'gardener', ITEM1: 'path-8', ITEM2: 'path-9', ITEM3: 'path-8' },
            slots: { SECONDS: 9 },
          },
        ],
      },
    ],
  },
  {
    at: [760, 280],
    statements: [
      { type: 'event_start' },
      {
        type: 'control_forever',
        inside: [
          {
            type: 'motion_path',
            fields: { ITEM: 'baker', ITEM1: 'path-4', ITEM2: 'path-3', ITEM3: 'path-5' },
            slots: { SECONDS: 12 },
          },
        ],
      },
    ],
  },
  {
    at: [760, 520],
    statements: [
      { type: 'event_touch', fields: { ITEM: 'player', ITEM_OTHER: 'baker' } },
      { type: 'looks_say', fields: { ITEM: 'baker' }, slots: { TEXT: 'I saw one by the mill.', SECONDS: 3 } },
    ],
  },
  {
    at: [760, 760],
    statements: [
      { type: 'event_touch', fields: { ITEM: 'player', ITEM_OTHER: 'gardener' } },
      {
        type: 'looks_say',
        fields: { ITEM: 'gardener' },
        slots: { TEXT: 'Somebody eats my lettuce!', SECONDS: 3 },
      },
    ],
  },
  {
    at: [760, 1000],
    statements: [
      { type: 'event_click', fields: { ITEM: 'windmill' } },
      { type: 'animation_clip_speed', fields: { ITEM: 'windmill' }, slots: { VALUE: 4 } },
      { type: 'sound_play', fields: { SOUND: 'wind' } },
      { type: 'control_wait', slots: { SECONDS: 4 } },
      { type: 'animation_clip_speed', fields: { ITEM: 'windmill' }, slots: { VALUE: 1 } },
    ],
  },
]
