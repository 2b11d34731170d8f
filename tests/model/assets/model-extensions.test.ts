import { expect, test } from 'vitest'
import { isModelExtension } from '../../../model/assets/model-extensions.ts'

test('models may be packed and look as they like, but not act', () => {
  for (const name of [
    'KHR_draco_mesh_compression',
    'KHR_materials_glow',
    'KHR_texture_basisu',
    'EXT_meshopt_compression',
  ])
    expect(isModelExtension(name), name).toBe(name !== 'KHR_materials_glow')
  expect(isModelExtension('KHR_interactivity') || isModelExtension('')).toBe(false)
})
