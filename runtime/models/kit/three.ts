/** The namespace of three.js that A-Frame brings along (`AFRAME.THREE`); models import only its types. */
export type Three = typeof import('three')
