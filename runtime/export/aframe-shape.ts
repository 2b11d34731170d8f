import type { BufferGeometry } from 'three'
import type { AframeProperties } from '../../model/components/aframe.ts'
import type { Three } from '../models/kit/three.ts'

/** A-Frame's shapes without A-Frame and without a page, for worlds that are written to files; `undefined` for a shape it does not know. */
export function aframeShape(three: Three, properties: AframeProperties): BufferGeometry | undefined {
  const number = (name: string, usual: number): number => {
    const value = Number.parseFloat(properties[name] ?? '')
    return Number.isFinite(value) ? value : usual
  }
  const angle = (name: string, usual: number): number => (number(name, usual) * Math.PI) / 180
  const isOpen = properties.openEnded === 'true'
  const around = [angle('thetaStart', 0), angle('thetaLength', 360)] as const
  const segments = [number('segmentsRadial', 36), number('segmentsHeight', 18)] as const
  const radius = number('radius', 1)
  const detail = number('detail', 0)
  switch (properties.primitive ?? 'box') {
    case 'box':
      return new three.BoxGeometry(
        number('width', 1),
        number('height', 1),
        number('depth', 1),
        number('segmentsWidth', 1),
        number('segmentsHeight', 1),
        number('segmentsDepth', 1),
      )
    case 'circle':
      return new three.CircleGeometry(radius, number('segments', 32), ...around)
    case 'cone':
      return new three.CylinderGeometry(
        number('radiusTop', 0.01),
        number('radiusBottom', 1),
        number('height', 1),
        ...segments,
        isOpen,
        ...around,
      )
    case 'cylinder':
      return new three.CylinderGeometry(radius, radius, number('height', 1), ...segments, isOpen, ...around)
    case 'dodecahedron':
      return new three.DodecahedronGeometry(radius, detail)
    case 'icosahedron':
      return new three.IcosahedronGeometry(radius, detail)
    case 'octahedron':
      return new three.OctahedronGeometry(radius, detail)
    case 'tetrahedron':
      return new three.TetrahedronGeometry(radius, detail)
    case 'plane':
      return new three.PlaneGeometry(
        number('width', 1),
        number('height', 1),
        number('segmentsWidth', 1),
        number('segmentsHeight', 1),
      )
    case 'ring':
      return new three.RingGeometry(
        number('radiusInner', 0.8),
        number('radiusOuter', 1.2),
        number('segmentsTheta', 32),
        number('segmentsPhi', 10),
        ...around,
      )
    case 'sphere':
      return new three.SphereGeometry(
        radius,
        number('segmentsWidth', 36),
        number('segmentsHeight', 18),
        angle('phiStart', 0),
        angle('phiLength', 360),
        angle('thetaStart', 0),
        angle('thetaLength', 180),
      )
    case 'torus':
      return new three.TorusGeometry(
        radius,
        number('radiusTubular', 0.2) * 2,
        number('segmentsRadial', 36),
        number('segmentsTubular', 32),
        angle('arc', 360),
      )
    case 'torusKnot':
      return new three.TorusKnotGeometry(
        radius,
        number('radiusTubular', 0.2) * 2,
        number('segmentsTubular', 100),
        number('segmentsRadial', 8),
        number('p', 2),
        number('q', 3),
      )
    default:
      return undefined
  }
}
