#!/bin/sh
# boot-machine.sh <root> <name>: starts the systemd of a root file system as process 1 of a machine of its own. Network and clock are shared.
set -eu
export root="$1" name="$2"
# Two trees where systemd has one of version 1, one tree elsewhere.
for tree in /sys/fs/cgroup /sys/fs/cgroup/systemd /sys/fs/cgroup/unified; do
  [ -e "$tree/cgroup.procs" ] || continue
  mkdir "$tree/$name"
  echo $$ >"$tree/$name/cgroup.procs"
done
# pivot_root, since systemd can't give a unit users of its own below chroot.
exec unshare --mount --propagation private --pid --uts --ipc --cgroup --fork --kill-child sh -eu -c '
  mount --bind "$root" "$root"
  cd "$root"
  mount -t proc proc proc
  mount -t sysfs -o ro sysfs sys
  if [ -e /sys/fs/cgroup/cgroup.procs ]; then
    mount -t cgroup2 cgroup2 sys/fs/cgroup
  else
    mount -t tmpfs tmpfs sys/fs/cgroup
    mkdir sys/fs/cgroup/systemd sys/fs/cgroup/unified
    mount -t cgroup -o none,name=systemd cgroup sys/fs/cgroup/systemd
    mount -t cgroup2 cgroup2 sys/fs/cgroup/unified
  fi
  mount -t tmpfs -o mode=755 tmpfs run
  mount -t tmpfs -o mode=755 tmpfs dev
  for device in null zero full random urandom tty; do
    : >"dev/$device"
    mount --bind "/dev/$device" "dev/$device"
  done
  mkdir dev/pts dev/shm old
  mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
  mount -t tmpfs tmpfs dev/shm
  ln -s pts/ptmx dev/ptmx
  ln -s /proc/self/fd dev/fd
  pivot_root . old
  umount -l old
  exec env -i container=trial PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd'
