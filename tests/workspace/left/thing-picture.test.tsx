// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ThingPicture } from '../../../src/workspace/left/ThingPicture.tsx'

test('the sign of a thing’s category stands where its picture does not come, as without a network', () => {
  const { container, rerender } = render(<ThingPicture id="dragon" category="3d_models" />)
  const picture = container.querySelector('img')
  expect(picture?.getAttribute('src')).toContain('dragon')
  if (picture) fireEvent.error(picture)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('svg')).not.toBeNull()
  rerender(<ThingPicture id="house" category="3d_models" />)
  expect(container.querySelector('img')?.getAttribute('src')).toContain('house')
})
