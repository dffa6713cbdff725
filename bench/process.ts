import { readFileSync } from 'node:fs';

// Linux counts a process's time in hundredths of a second.
const TICKS_PER_SECOND = 100;

/** Returns the CPU a process has used since it started, user and system, in milliseconds. */
export function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000;
}

/** Returns the resident memory of a process, in MiB. */
export function memoryMiBOf(pid: number): number {
  const [, kib = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}
