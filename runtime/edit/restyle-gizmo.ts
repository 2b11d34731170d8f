import * as THREE from 'three'

const axes: Readonly<Record<string, 'x' | 'y' | 'z'>> = { X: 'x', Y: 'y', Z: 'z' }
/** Added all round, as a share of the gizmo's unit. */
const extra = 0.008
/** The centre of sizing is what is mostly taken, so it is larger. */
const centreRadius = { moving: 0.055, sizing: 0.085 }

/** Makes three's hairline gizmo thick enough for small hands to aim at, and drops the arrows that point backwards. */
export function restyleGizmo(helper: THREE.Object3D): void {
  const drawn = helper.children.flatMap(({ children }) => children).filter(({ visible }) => visible)
  for (const handle of drawn.flatMap(({ children }) => children)) {
    if (!(handle instanceof THREE.Mesh)) continue
    const axis = axes[handle.name]
    if (axis) restyleAxis(handle.geometry, axis)
    else if (handle.name === 'XYZ' && handle.material instanceof THREE.Material) {
      const isSizing = handle.geometry.type === 'BoxGeometry'
      const radius = isSizing ? centreRadius.sizing : centreRadius.moving
      handle.geometry = new THREE.SphereGeometry(radius, 16, 12)
      handle.material.opacity = 1
    }
  }
}

function restyleAxis(geometry: THREE.BufferGeometry, axis: 'x' | 'y' | 'z') {
  geometry.computeBoundingBox()
  if (geometry.boundingBox && geometry.boundingBox.max[axis] < -0.3) geometry.setDrawRange(0, 0)
  else if (geometry.type !== 'BoxGeometry') inflate(geometry)
}

function inflate(geometry: THREE.BufferGeometry) {
  const { position, normal } = geometry.attributes
  if (!position || !normal) return
  for (let i = 0; i < position.count; i++) {
    const grow = (value: number, along: number) => value + along * extra
    position.setXYZ(
      i,
      grow(position.getX(i), normal.getX(i)),
      grow(position.getY(i), normal.getY(i)),
      grow(position.getZ(i), normal.getZ(i)),
    )
  }
}
