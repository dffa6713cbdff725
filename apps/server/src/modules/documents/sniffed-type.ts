const SIGNATURES = [
  { type: 'application/pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const;

/** What a file is by its first bytes; undefined when it is nothing that we take. */
export function sniffedType(file: Uint8Array): string | undefined {
  return SIGNATURES.find(({ bytes }) => bytes.every((byte, index) => file[index] === byte))?.type;
}
