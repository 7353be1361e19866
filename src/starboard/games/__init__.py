"""The games. Each stands alone on the kernel; none knows another."""
